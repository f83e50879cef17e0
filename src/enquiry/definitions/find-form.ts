import type { Retention } from '#content/collections/site-settings/retention.field.ts';
import { keyOfWord } from '#forms/form.ts';
import type { RegisterName } from '../registers.ts';
import { type CallBackForm, callBackForms, generalForm } from './call-back.form.ts';
import { originPathOf } from './referrer.ts';
import type { VisitorForm } from './visitor-form.ts';

/** The forms that a page may open, for anyone who chooses one. */
export function formOptions(): { value: string; label: string }[] {
  return callBackForms.map(({ key, fields: { concern } }) => {
    const words = Object.entries(concern.options ?? {});
    const named = words.filter(([option]) => !concern.preset || option === concern.preset);
    return { value: key, label: `${key} (${named.map(([, word]) => word).join(', ')})` };
  });
}

/** An unknown key means the default set, which admits the fewest values. */
export function formByKey(key: string): CallBackForm {
  return callBackForms.find((form) => form.key === key) ?? generalForm;
}

/**
 * Finds the form of an input by the input alone: by its key where one is sent, else by the page and the purpose.
 * @param formOfPage key of the form that is on a page; none where there is no such page
 */
export async function formOfInput(
  input: Record<string, unknown>,
  formOfPage: (path: string) => Promise<string | undefined>,
): Promise<CallBackForm> {
  const named = callBackForms.find(({ key }) => key === input.variant);
  if (named) return named;
  const ofPage = formByKey((await formOfPage(originPathOf(input.referrer_url))) ?? generalForm.key);
  const { concern } = input;
  if (typeof concern !== 'string' || !concern || admits(ofPage, concern)) return ofPage;
  return callBackForms.find((form) => admits(form, concern)) ?? generalForm;
}

function admits({ fields }: CallBackForm, concern: string): boolean {
  return keyOfWord(fields.concern.options ?? {}, concern) !== undefined;
}

/** How many months what this form sends will be kept. */
export function keptMonthsOf({ register }: Pick<VisitorForm, 'register'>, retention: Retention): number {
  return retention[retentionOf(register)];
}

/** The setting that says how long a register keeps its records. */
export function retentionOf(register: RegisterName): keyof Retention {
  return `${register}Months`;
}
