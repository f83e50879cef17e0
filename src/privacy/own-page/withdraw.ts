import type pg from 'pg';
import { stopForVisitor } from '#cases/status/act-for-visitor.ts';
import { withdrawConsents } from '#enquiry/withdrawals/withdraw-consents.ts';
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
  const { email, consentId, locale } = withdrawal;
  const taken = await findGiven(client, withdrawal);
  if (!taken) return false;
  if (taken.purpose === 'consent')
    await stopForVisitor(client, { reference: taken.reference, reason: 'On their own page' });
  if (!(await withdrawConsents(client, [consentId], 'visitor'))) return false;
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

type Given = { reference: string; purpose: ConsentPurpose };

/** Without a lock, which the case has to have first: see `stopForVisitor`. */
async function findGiven(
  client: pg.ClientBase,
  { consentId, person }: Pick<Withdrawal, 'consentId' | 'person'>,
): Promise<Given | undefined> {
  const { rows } = await client.query<Given>(
    `select reference, purpose from consents
     where id = $1 and reference = any($2) and is_given and withdrawn_at is null`,
    [consentId, person.references],
  );
  return rows[0];
}
