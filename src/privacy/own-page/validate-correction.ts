import { typedField } from '#enquiry/store/correct-record.ts';
import { noFacts } from '#forms/kind.ts';
import { validateField } from '#forms/validate.ts';
import type { ValidationResult } from '#forms/validation-result.ts';

/** Validates a corrected answer as the form that asked it would. */
export function validateCorrection(
  { variant, field: name }: { variant: string; field: string },
  right: string,
): ValidationResult {
  const field = typedField(variant, name);
  return field ? validateField(field, right, { facts: noFacts, isRequired: true }) : { value: right };
}
