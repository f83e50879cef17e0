import { type Form, fieldsOf, type Values } from './form.ts';
import { honeypotField, isHoneypotFilled } from './honeypot.ts';
import type { FormFacts } from './kind.ts';
import type { Problem, Problems } from './problem.ts';
import { validateField } from './validate.ts';

export type ValidatedFields<Name extends string = string> =
  | { values: Values<Name>; problems?: undefined }
  | { values: Partial<Values<Name>>; problems: Problems };

/** Validates a form that keeps nothing and so asks for no consent: a question, or a right that someone uses. */
export function validateFields<Name extends string>(
  form: Form<Name>,
  input: Readonly<Record<string, unknown>>,
  facts: FormFacts,
): ValidatedFields<Name> {
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of fieldsOf(form)) {
    const validated = validateField(field, input[name], { facts, isRequired: !field.isOptional });
    if ('problem' in validated) problems[name] = validated.problem;
    else values[name] = validated.value;
  }
  if (isHoneypotFilled(input)) problems[honeypotField] = { code: 'honeypot' };
  const given = values as Values<Name>;
  return Object.keys(problems).length > 0 ? { values: given, problems } : { values: given };
}
