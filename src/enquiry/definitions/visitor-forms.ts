import { columnNames } from '#forms/form.ts';
import type { RegisterName } from '../registers.ts';
import { callBackForms } from './call-back.form.ts';
import { pageForms } from './page-forms.ts';
import type { VisitorForm } from './visitor-form.ts';

/** Every form that visitors send. */
export const visitorForms: readonly VisitorForm[] = [...callBackForms, ...pageForms];

/** The fields that have a column where a register keeps its records: those of any of its forms. */
export function columnsOf(register: RegisterName): string[] {
  const forms = visitorForms.filter((form) => form.register === register);
  return [...new Set(forms.flatMap((form) => columnNames(form)))];
}
