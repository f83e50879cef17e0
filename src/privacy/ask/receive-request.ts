/**
 * Takes what someone asked: validated, limited, put aside for the worker. The limits are hard and say nothing of whether
 * we know anyone: they count what was asked, by address of the sender and by what it was asked about.
 */

import { noFacts } from '#forms/kind.ts';
import { lastFourDigits } from '#forms/last-digits.ts';
import type { Problems } from '#forms/problem.ts';
import { validateFields } from '#forms/validate-fields.ts';
import { inTransaction } from '#platform/database.ts';
import { consume, consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { RequestKind } from '../requests/request.ts';
import { type AskForm, emailForm } from './ask-forms.ts';
import { insertPendingRequest } from './pending-request.ts';

const hour = 3600;
const day = 24 * hour;

const limits = {
  email: {
    perSender: { name: 'privacy-links-per-address', points: 20, seconds: hour },
    perSubject: { name: 'privacy-links-per-recipient', points: 3, seconds: day },
  },
  phone: {
    perSender: { name: 'privacy-calls-per-address', points: 5, seconds: hour },
    perSubject: { name: 'privacy-calls-per-reference', points: 3, seconds: day },
  },
} satisfies Record<string, { perSender: RateLimit; perSubject: RateLimit }>;

export type Taken =
  | { kind: 'taken' }
  | { kind: 'wrong'; problems: Problems }
  | { kind: 'too-many'; retryAfterSeconds: number };

type Sender = { address: string; locale: Locale };

/** @throws DatabaseUnavailable */
export async function receiveRequest(
  form: AskForm,
  input: Readonly<Record<string, string>>,
  { address, locale }: Sender,
): Promise<Taken> {
  const { perSender, perSubject } = form === emailForm ? limits.email : limits.phone;
  const ofSender = await consumeByAddress(perSender, address);
  if (!ofSender.isAllowed) return { kind: 'too-many', retryAfterSeconds: ofSender.retryAfterSeconds };
  const { values, problems } = validateFields<string>(form, input, noFacts);
  if (problems) return { kind: 'wrong', problems };

  const email = values.email?.toLowerCase() ?? null;
  const reference = values.reference?.replace(/[\s-]/g, '').toUpperCase() ?? null;
  const ofSubject = await consume(perSubject, email ?? reference ?? '');
  // Over this limit it is thanked for all the same: another answer would tell that someone has asked.
  if (!ofSubject.isAllowed) return { kind: 'taken' };
  await inTransaction((client) =>
    insertPendingRequest(client, {
      email,
      reference,
      lastDigits: values.last_digits === undefined ? null : lastFourDigits(values.last_digits),
      kind: (values.kind as RequestKind | undefined) ?? null,
      words: values.words || null,
      locale,
    }),
  );
  return { kind: 'taken' };
}
