import type { Form, Values } from '#forms/form.ts';
import { noFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import { validateFields } from '#forms/validate-fields.ts';
import type { FormWords } from '#forms/words.ts';
import { dateInIndia, isDay, momentInIndia } from '#platform/clock.ts';
import { proofs, requestKinds, waysByHand } from '#privacy/requests/request.ts';
import { kindWords, proofWords, wayWords } from '#privacy/requests/request-words.ts';

const optionsOf = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, key]));

/** A request that came by letter, telephone, mail or in person, as staff enter it. */
export const enterForm = {
  key: 'privacy-enter',
  fields: {
    kind: { kind: 'choice', isOpen: true, options: optionsOf(requestKinds) },
    via: { kind: 'choice', isOpen: true, options: optionsOf(waysByHand) },
    name: { kind: 'text', isOptional: true, maxLength: 120, autoComplete: 'off' },
    email: { kind: 'email', isOptional: true, autoComplete: 'off' },
    phone: { kind: 'phone', isOptional: true, autoComplete: 'off' },
    reference: { kind: 'text', isOptional: true, maxLength: 20, autoComplete: 'off' },
    words: { kind: 'message', isOptional: true, maxLength: 1000 },
    proof: { kind: 'choice', isOpen: true, options: optionsOf(['none', ...proofs]) },
  },
} satisfies Form;
export type EnterField = keyof typeof enterForm.fields;

export const enterWords: FormWords = {
  kind: { label: 'What are they asking for?', options: kindWords },
  via: { label: 'How did they ask?', options: wayWords },
  asked_on: { label: 'When did it reach us?' },
  name: { label: 'Name' },
  email: { label: 'E-mail address' },
  phone: { label: 'Phone number' },
  reference: {
    label: 'Reference number',
    hint: 'If you enter only this number, we will use the phone number on its record.',
  },
  words: { label: 'What they say' },
  proof: {
    label: 'How do you know that it is them?',
    options: { none: 'I do not know yet', ...proofWords },
  },
};

type Entered = { values: Values<EnterField>; askedAt: Date; problems?: undefined };

/** Validates what staff typed. @param now decides which days are still to come */
export function readEntered(
  input: Readonly<Record<string, string>>,
  now: Date,
): Entered | { values?: undefined; problems: Problems } {
  const { values, problems = {} } = validateFields<EnterField>(enterForm, input, noFacts);
  const day = input.asked_on ?? '';
  const today = dateInIndia(now);
  const isPast = isDay(day) && day <= today;
  const found = {
    ...problems,
    ...(isPast ? {} : { asked_on: { code: 'required' } as const }),
    ...(values.email || values.phone || values.reference || problems.email || problems.phone
      ? {}
      : { email: { code: 'required' } as const }),
  };
  if (Object.keys(found).length > 0) return { problems: found };
  // At noon on an earlier day, so that its days end on the same day for everyone.
  const askedAt = day === today ? now : momentInIndia(day, '12:00');
  return { values: values as Values<EnterField>, askedAt };
}
