import { type Form, fieldsOf } from '#forms/form.ts';
import { honeypotField, isHoneypotFilled } from '#forms/honeypot.ts';
import { judgeField } from '#forms/judge.ts';
import type { Problem, Problems } from '#forms/problem.ts';
import { anyHours } from './any-hours.ts';

type Judged = { values: Record<string, string>; problems?: Problems };

/** No consent is asked for here: somebody uses a right. */
export function judgeAsked(form: Form, input: Readonly<Record<string, string>>): Judged {
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of fieldsOf(form)) {
    const judged = judgeField(field, input[name] ?? '', { facts: anyHours, isRequired: !field.isOptional });
    if ('problem' in judged) problems[name] = judged.problem;
    else values[name] = judged.value;
  }
  if (isHoneypotFilled(input)) problems[honeypotField] = { code: 'honeypot' };
  return Object.keys(problems).length > 0 ? { values, problems } : { values };
}
