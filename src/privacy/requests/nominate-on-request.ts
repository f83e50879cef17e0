import type pg from 'pg';
import { privacyMessages } from '../messages/messages.ts';
import { clearNominee } from './clear-nominee.ts';
import type { Nominee } from './insert-request.ts';
import type { OpenRequest } from './open-request.ts';
import { settleRequest } from './settle-request.ts';
import { StepNotPossible } from './step-not-possible.ts';

type Naming = { userId: number; nominee: Nominee | undefined };

/** Keeps the person who may act for someone with their request, in place of one they named before. */
export async function nominateOnRequest(
  client: pg.ClientBase,
  request: OpenRequest,
  { userId, nominee }: Naming,
): Promise<void> {
  if (!nominee) throw new StepNotPossible('Please enter a name, and how we can reach that person.');
  const { id, email, phone, locale } = request;
  const { nominee: texts, told } = privacyMessages(locale).mine;
  await clearNominee(client, { email, phone }, texts.replaced);
  await client.query('update privacy_requests set nominee_name = $2, nominee_contact = $3 where id = $1', [
    id,
    nominee.name,
    nominee.contact,
  ]);
  await settleRequest(client, request, { step: 'nominate', words: told.nominated, userId });
}
