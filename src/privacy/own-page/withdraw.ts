import type pg from 'pg';
import { stopForVisitor } from '#cases/status/act-for-visitor.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import type { Person } from '#platform/personal-data.ts';
import type { Locale } from '#ui/language/locales.ts';
import { privacyMessages } from '../messages/messages.ts';
import { insertRequest } from '../requests/insert-request.ts';
import { notifyCrm, notifySupport } from '../requests/notices.ts';

type Withdrawal = { person: Person; email: string; consentId: number; locale: Locale };

/**
 * Withdraws a consent for the person who gave it, at once. It is in the register with when and by whom, among the
 * requests as a settled one, and support and the list of customers are notified. Without the consent to be contacted
 * the case is closed.
 * @returns false where there is no such consent of theirs that still is
 */
export async function withdraw(client: pg.ClientBase, withdrawal: Withdrawal): Promise<boolean> {
  const { person, email, consentId, locale } = withdrawal;
  await stopWithout(client, { consentId, person });
  const { rows } = await client.query<{ reference: string; purpose: ConsentPurpose }>(
    `update consents set withdrawn_at = now(), withdrawn_source = 'visitor', updated_at = now()
     where id = $1 and reference = any($2) and is_given and withdrawn_at is null returning reference, purpose`,
    [consentId, person.references],
  );
  const [taken] = rows;
  if (!taken) return false;
  const reference = await insertRequest(client, {
    kind: 'withdrawal',
    state: 'done',
    via: 'email',
    email,
    aboutReference: taken.reference,
    outcome: privacyMessages(locale).mine.withdrawnByThemselves,
    locale,
  });
  const told = {
    event: 'withdrawn',
    reference,
    references: [taken.reference],
    purpose: taken.purpose,
  } as const;
  await notifySupport(client, told);
  await notifyCrm(client, told);
  return true;
}

/** Before the consent is locked: see `stopForVisitor`. */
async function stopWithout(
  client: pg.ClientBase,
  { consentId, person }: Pick<Withdrawal, 'consentId' | 'person'>,
): Promise<void> {
  const { rows } = await client.query<{ reference: string }>(
    `select reference from consents
     where id = $1 and reference = any($2) and purpose = 'consent' and is_given and withdrawn_at is null`,
    [consentId, person.references],
  );
  const [given] = rows;
  if (given) await stopForVisitor(client, { ...given, reason: 'On their own page' });
}
