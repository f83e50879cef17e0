import { typedField } from '#enquiry/store/correct-record.ts';
import { judgeField } from '#forms/judge.ts';
import type { Judgement } from '#forms/judgement.ts';
import { anyHours } from '../ask/any-hours.ts';

/** What somebody typed in place of an answer, judged as the form that asked it would. */
export function judgeRight(
  { variant, field: name }: { variant: string; field: string },
  right: string,
): Judgement {
  const field = typedField(variant, name);
  return field ? judgeField(field, right, { facts: anyHours, isRequired: true }) : { value: right };
}
