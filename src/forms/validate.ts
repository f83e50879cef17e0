import { type Consents, consentsIn } from './consents.ts';
import {
  consentNeededBy,
  consentsAskedBy,
  type Field,
  type Form,
  fieldsOf,
  keysIn,
  preferNot,
  type Values,
} from './form.ts';
import type { FormFacts } from './kind.ts';
import { kindOf } from './kinds/kinds.ts';
import { normalizeText } from './normalize-text.ts';
import type { Problem, Problems } from './problem.ts';
import { accepted, refused, type ValidationResult } from './validation-result.ts';
import { isShown } from './visibility.ts';

/** The one judgement of what was sent, in the browser, by the page without JavaScript and by the endpoints. */
export type Accepted<Name extends string = string> = { values: Values<Name>; consents: Consents };
export type Validated<Name extends string = string> =
  | ({ ok: true; problems?: undefined } & Accepted<Name>)
  /** With the values of those fields that nothing is wrong with. */
  | { ok: false; problems: Problems; values: Partial<Values<Name>> };

/**
 * Validates an input against the form that was shown. A field that the form does not show may be absent; given, it is
 * validated all the same.
 */
export function validate<Name extends string>(
  form: Form<Name>,
  input: Readonly<Record<string, unknown>>,
  facts: FormFacts,
): Validated<Name> {
  const standing = valuesStanding(form, input);
  const values: Record<string, string> = {};
  const problems: Record<string, Problem> = {};
  for (const [name, field] of fieldsOf(form)) {
    const isAsked = isShown(form, field, standing);
    const validated = validateField(field, input[name], { facts, isRequired: isAsked && !field.isOptional });
    if ('problem' in validated) problems[name] = validated.problem;
    else values[name] = isAsked || !field.isLostUnlessShown ? validated.value : '';
  }
  const consents = consentsIn(input, consentsAskedBy(form));
  const needed = consentNeededBy(form);
  if (!consents[needed]) problems[needed] = { code: needed === 'consent_news' ? 'consent-news' : 'consent' };
  const given = values as Values<Name>;
  return Object.keys(problems).length > 0
    ? { ok: false, problems, values: given }
    : { ok: true, values: given, consents };
}

/**
 * One field by itself.
 * @returns its value, empty for what is neither given nor required, or the first problem
 */
export function validateField(
  field: Field,
  sent: unknown,
  { facts, isRequired }: { facts: FormFacts; isRequired: boolean },
): ValidationResult {
  const { isList, tidy = normalizeText } = kindOf(field);
  const tidied = isList && Array.isArray(sent) ? listAsText(sent) : tidy(sent);
  if (typeof tidied !== 'string') return refused('not-text');
  const maxLength = maxLengthOf(field);
  if (tidied.length > maxLength) return { problem: { code: 'too-long', limit: maxLength } };
  // An empty value falls back to the one that the form has set beforehand.
  const text = tidied === '' && isRequired ? (field.preset ?? '') : tidied;
  if (text === '') return isRequired ? refused('required') : accepted('');
  if (field.isDeclinable && text === preferNot) return accepted(preferNot);
  if (field.isDeclinable && isList && keysIn(text).includes(preferNot)) return refused('not-together');
  return kindOf(field).validate(text, field, facts);
}

/** A list of texts as the value of several choices; anything else as it came, to be refused. */
function listAsText(sent: unknown[]): unknown {
  const texts = sent.map(normalizeText);
  return texts.every((text) => typeof text === 'string' && !text.includes(',')) ? texts.join(',') : sent;
}

export function maxLengthOf(field: Field): number {
  return field.maxLength ?? kindOf(field).maxLength;
}

/** The answers that rules may look at: those that are text. */
function valuesStanding(form: Form, input: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(form.fields).flatMap((name) => {
      const text = normalizeText(input[name]);
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}
