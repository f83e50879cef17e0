import type pg from 'pg';
import { stopForVisitor } from '#cases/status/act-for-visitor.ts';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';
import { type Agreed, codesOf } from '#enquiry/withdrawals/note-withdrawal.ts';
import { withdrawConsents } from '#enquiry/withdrawals/withdraw-consents.ts';
import { type Withdrawal, withdrawalLedger } from '#enquiry/withdrawals/withdrawal-ledger.ts';
import type { ConsentPurpose } from '#forms/consents.ts';
import { unsubscribe } from '#newsletter/subscribers/unsubscribe.ts';
import { inTransaction } from '#platform/database.ts';
import { replayLedger } from '#platform/ledger/ledger.ts';
import { whileQueueTakesJobs } from '#platform/queue.ts';
import { forgetReminder } from '#renewals/reminders/forget-reminder.ts';

/**
 * @param ledgers further ledgers, as paths
 * @returns how much the database had again as agreed to
 */
export async function replayWithdrawals(ledgers: readonly string[] = []): Promise<number> {
  let count = 0;
  const carryOut = async (missing: readonly Withdrawal[]) => {
    count = await whileQueueTakesJobs(() => inTransaction((client) => withdrawAgain(client, missing)));
  };
  await replayLedger(withdrawalLedger, carryOut, ledgers);
  return count;
}

type Again = (entry: Withdrawal) => Promise<unknown>;

/** @returns how many of them there were to withdraw */
async function withdrawAgain(client: pg.ClientBase, missing: readonly Withdrawal[]): Promise<number> {
  const agreed = await agreedByCode(client);
  for (const entry of missing) {
    await agreed.get(entry.code)?.(entry);
    await client.query('insert into enquiry.withdrawals (id, created_at, code, by) values ($1, $2, $3, $4)', [
      entry.id,
      entry.at,
      entry.code,
      entry.by,
    ]);
  }
  return missing.filter(({ code }) => agreed.has(code)).length;
}

/** How each thing that was agreed to is withdrawn, under every code that the ledger may have for it. */
async function agreedByCode(client: pg.ClientBase): Promise<Map<string, Again>> {
  const found = new Map<string, Again>();
  const add = (agreed: Agreed, again: Again) => {
    for (const code of codesOf(agreed)) found.set(code, again);
  };
  const consents = await client.query<Consent>(
    `select min(id) as id, reference, purpose from consents where is_given and withdrawn_at is null
     group by reference, purpose`,
  );
  for (const row of consents.rows)
    add({ kind: 'consent', ...row }, (entry) => withdrawConsent(client, row, entry));
  const subscribers = await client.query<Row>(
    `select id, created_at as "createdAt" from newsletter_subscribers where state <> 'unsubscribed'`,
  );
  for (const row of subscribers.rows)
    add({ kind: 'newsletter', ...row }, (entry) => unsubscribe(client, row.id, entry));
  const reminders = await client.query<Row>('select id, created_at as "createdAt" from renewals.reminders');
  for (const row of reminders.rows)
    add({ kind: 'reminder', ...row }, (entry) => forgetReminder(row.id, entry, client));
  return found;
}

type Row = { id: number; createdAt: Date };
type Consent = { id: number; reference: string; purpose: ConsentPurpose };

/** The notice to the customers' list may have been lost with the former database. */
async function withdrawConsent(
  client: pg.ClientBase,
  { id, reference, purpose }: Consent,
  entry: Withdrawal,
): Promise<void> {
  if (purpose === 'consent')
    await stopForVisitor(client, { reference, reason: 'Withdrawn before the database was restored' });
  await withdrawConsents(client, [id], entry);
  await enqueueForCrm(client, { reference, event: 'withdrawn', data: { references: [reference], purpose } });
}
