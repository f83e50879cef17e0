import { typedField } from '#enquiry/store/correct-record.ts';
import { validateField } from '#forms/validate.ts';
import type { ValidationResult } from '#forms/validation-result.ts';
import { anyHours } from '../ask/any-hours.ts';

/** Validates a corrected answer as the form that asked it would. */
export function validateCorrection(
  { variant, field: name }: { variant: string; field: string },
  right: string,
): ValidationResult {
  const field = typedField(variant, name);
  return field ? validateField(field, right, { facts: anyHours, isRequired: true }) : { value: right };
}
