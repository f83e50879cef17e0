import type { Field } from '#forms/form.ts';
import { enquiryMessages } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';
import { type CallBackField, callBackFields } from './call-back-fields.ts';
import { type Concern, concerns, defaultSet, fertilitySet } from './options.ts';
import type { VisitorForm } from './visitor-form.ts';

type CallBackRegister = Extract<RegisterName, 'enquiries' | 'agents'>;
/**
 * The call-back form and its variants: one list of fields, and for each variant what it asks differently. Every
 * variant validates all of these fields, since a caller may send what the form of a page does not ask.
 */
export type CallBackForm = VisitorForm<CallBackField> & { register: CallBackRegister };

/** The steps of sending, in the specification's order, and where they lead. */
const steps = {
  enquiries: {
    checks: [{ endpoint: 'phone_validation', field: 'phone' }],
    save: 'save_lead_data',
    onSuccess: 'panel',
  },
  agents: {
    checks: [
      { endpoint: 'check_pos_email_details', field: 'email' },
      { endpoint: 'check_pos_phone_details', field: 'phone' },
    ],
    save: 'save_pos_data',
    onSuccess: 'thank-you-pos',
  },
} as const satisfies Record<CallBackRegister, Pick<CallBackForm, 'checks' | 'save' | 'onSuccess'>>;

type Changes = Partial<Record<CallBackField, Partial<Field>>>;
type Purposes = { among: readonly Concern[]; preset?: Concern; isForced?: boolean };

/** Asked here, whatever the purpose. */
export const asked = { shownIf: undefined };

export function variant(
  key: string,
  purpose: Purposes | Concern,
  changes: Changes = {},
  register: CallBackRegister = 'enquiries',
): CallBackForm {
  const { among, ...rest }: Purposes =
    typeof purpose === 'string' ? { among: [purpose], preset: purpose } : purpose;
  const options = Object.fromEntries(among.map((concern) => [concern, concerns[concern]]));
  const all: Changes = { ...changes, concern: { options, ...rest } };
  const changed = Object.entries(callBackFields).map(([name, field]) => [
    name,
    { ...field, ...all[name as CallBackField] },
  ]);
  return {
    key,
    fields: Object.fromEntries(changed) as Record<CallBackField, Field>,
    register,
    words: (locale) => enquiryMessages(locale).form.fields,
    texts: (locale) => enquiryMessages(locale).form,
    ...steps[register],
  };
}

function forced(concern: Concern): Purposes {
  return { among: [concern], preset: concern, isForced: true };
}

const personal: Purposes = { among: defaultSet, preset: 'personal' };

export const generalForm = variant('general', { among: defaultSet });
export const agentForm = variant('posp', 'posp', { email: asked }, 'agents');

/** In the order in which an editor is offered them. */
export const callBackForms: readonly CallBackForm[] = [
  generalForm,
  variant('corporate', { among: defaultSet, preset: 'corporate' }, { email: asked }),
  variant('personal', personal),
  variant('personal-health', personal, { sub_purpose: { preset: 'health' } }),
  variant('vintage-cars', personal, { sub_purpose: { preset: 'other' } }),
  variant('fertility', { among: fertilitySet }),
  variant('oocyte-health', forced('oocyte-health-insurance')),
  variant('oocyte-life', forced('oocyte-life-insurance')),
  variant('surrogate-health', forced('surrogate-health-insurance')),
  variant('surrogate-life', forced('surrogate-life-insurance')),
  variant('surety-bond', forced('surety-bond'), { email: asked, company_name: asked }),
  variant('ivf', 'ivf'),
  variant('parenthood', 'ivf', {
    contact_date: asked,
    contact_time: asked,
    contact_language: { isOptional: false },
  }),
  variant('ivf-maternity', 'ivf-maternity', { sum_insured: asked }),
  variant('cruise', 'cruise'),
  agentForm,
];
