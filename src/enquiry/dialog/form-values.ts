import type { EnquiryField } from '../schema/enquiry.schema.ts';
import { presetConcern, type Variant } from '../schema/variants.ts';

/** What stands in the form's fields: text as typed, and `on` for a ticked box. */
export type FormValues = Partial<Record<EnquiryField, string>>;

/** An untouched form: what the page knows already, or what was typed before, as far as this form admits it. */
export function initialValues(variant: Variant, kept: FormValues = {}): FormValues {
  const { purpose, subPurposeValue } = variant;
  const options = purpose.mode === 'forced' ? [purpose.value] : purpose.options;
  const isAdmitted = options.includes(kept.concern ?? '');
  return {
    ...kept,
    concern: isAdmitted ? kept.concern : presetConcern(variant),
    sub_purpose: kept.sub_purpose || subPurposeValue,
  };
}

/** Everything in the form as it would be sent, hidden fields included. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

const typedFields = ['name', 'phone', 'email', 'city', 'company_name', 'contact_date'] as const;

/** Is there anything that a visitor would have to type again? */
export function hasTypedText(values: Record<string, string | undefined>): boolean {
  return typedFields.some((field) => Boolean(values[field]?.trim()));
}
