import type { Retention } from '#content/collections/site-settings/retention.field.ts';
import { defaultConcerns, fertilityConcerns } from './options.ts';
import { originPathOf } from './texts.ts';

/**
 * Which call-back form stands where. A variant is data: what the visitor may choose as the purpose, which
 * fields the form has beside name, phone, city and language, and what follows a success. The browser, the
 * plain page and the server use the same table, so what is asked and what is required cannot drift apart.
 */
export type Purpose =
  | { mode: 'choose'; options: readonly string[] }
  | { mode: 'chosen'; options: readonly string[]; value: string }
  | { mode: 'forced'; value: string };

export type VariantFields = {
  email: boolean;
  /** Shown with the purpose Corporate Insurance, and always where the purpose is forced. */
  companyName: boolean;
  /** Shown with the purpose Personal Insurance. */
  subPurpose: boolean;
  sumInsured: boolean;
  /** The parenthood option: date and time of the call, and the language becomes required. */
  contactSlot: boolean;
};

export type Variant = {
  key: string;
  purpose: Purpose;
  fields: VariantFields;
  /** The page's own sub purpose, set beforehand. */
  subPurposeValue?: string;
  /** Stay with a thank-you panel, or leave for the page with this key. */
  onSuccess: 'panel' | 'thank-you-pos';
};

const bare: VariantFields = {
  email: false,
  companyName: false,
  subPurpose: false,
  sumInsured: false,
  contactSlot: false,
};
const fromDefaultSet = { ...bare, companyName: true, subPurpose: true };

function variant(
  key: string,
  purpose: Purpose,
  rest: Partial<Omit<Variant, 'key' | 'purpose'>> = {},
): Variant {
  return { key, purpose, fields: bare, onSuccess: 'panel', ...rest };
}

const choose = (options: readonly string[]): Purpose => ({ mode: 'choose', options });
const chosen = (value: string, options: readonly string[] = [value]): Purpose => ({
  mode: 'chosen',
  options,
  value,
});
const forced = (value: string): Purpose => ({ mode: 'forced', value });
const personal = chosen('Personal Insurance', defaultConcerns);

const general = variant('general', choose(defaultConcerns), { fields: fromDefaultSet });

const variants: readonly Variant[] = [
  general,
  variant('corporate', chosen('Corporate Insurance', defaultConcerns), {
    fields: { ...fromDefaultSet, email: true },
  }),
  variant('personal', personal, { fields: fromDefaultSet }),
  variant('personal-health', personal, { fields: fromDefaultSet, subPurposeValue: 'Health Insurance' }),
  variant('vintage-cars', personal, { fields: fromDefaultSet, subPurposeValue: 'Other' }),
  variant('fertility', choose(fertilityConcerns)),
  variant('oocyte-health', forced('Oocyte Health Insurance')),
  variant('oocyte-life', forced('Oocyte Life Insurance')),
  variant('surrogate-health', forced('Surrogate Health Insurance')),
  variant('surrogate-life', forced('Surrogate Life Insurance')),
  variant('surety-bond', forced('Surety Bond'), { fields: { ...bare, email: true, companyName: true } }),
  variant('ivf', chosen('IVF Insurance')),
  variant('parenthood', chosen('IVF Insurance'), { fields: { ...bare, contactSlot: true } }),
  variant('ivf-maternity', chosen('IVF Maternity Insurance'), { fields: { ...bare, sumInsured: true } }),
  variant('cruise', chosen('Cruise Insurance')),
  variant('posp', chosen('POSP'), { fields: { ...bare, email: true }, onSuccess: 'thank-you-pos' }),
];

/** The forms that a page may open, for whoever chooses one. */
export const formOptions = variants.map(({ key, purpose }) => ({ value: key, label: labelOf(key, purpose) }));

function labelOf(key: string, purpose: Purpose): string {
  const purposes = purpose.mode === 'choose' ? purpose.options.join(', ') : purpose.value;
  return `${key} (${purposes})`;
}

/** An unknown key means the default set, which admits the fewest values. */
export function variantByKey(key: string): Variant {
  return variants.find((candidate) => candidate.key === key) ?? general;
}

/**
 * What a form says by itself: the key where it is sent, else what fits the page and the purpose.
 * @param formOfPage key of the form that stands on a page; none where there is no such page
 */
export async function variantOfInput(
  input: Record<string, unknown>,
  formOfPage: (path: string) => Promise<string | undefined>,
): Promise<Variant> {
  const named = variants.find(({ key }) => key === input.variant);
  if (named) return named;
  const ofPage = variantByKey((await formOfPage(originPathOf(input.referrer_url))) ?? general.key);
  const { concern } = input;
  if (typeof concern !== 'string' || !concern || admits(ofPage, concern)) return ofPage;
  return variants.find((candidate) => admits(candidate, concern)) ?? general;
}

function admits({ purpose }: Variant, concern: string): boolean {
  return purpose.mode === 'forced' ? purpose.value === concern : purpose.options.includes(concern);
}

/** How many months what this form sends will be kept. */
export function keptMonthsOf({ onSuccess }: Variant, { agentsMonths, enquiriesMonths }: Retention): number {
  return onSuccess === 'thank-you-pos' ? agentsMonths : enquiriesMonths;
}

/** The purpose that is meant while the visitor has not chosen: the page's own, or none. */
export function presetConcern({ purpose }: Variant): string {
  return purpose.mode === 'choose' ? '' : purpose.value;
}

/** What the form shows, and hence requires, once the purpose is known. */
export function shownFields({ fields, purpose }: Variant, concern: string): VariantFields {
  return {
    ...fields,
    companyName: fields.companyName && (purpose.mode === 'forced' || concern === 'Corporate Insurance'),
    subPurpose: fields.subPurpose && concern === 'Personal Insurance',
  };
}
