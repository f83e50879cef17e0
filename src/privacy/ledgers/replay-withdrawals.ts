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
 * @returns how many withdrawals the database lacked
 */
export async function replayWithdrawals(ledgers: readonly string[] = []): Promise<number> {
  const replay = (missing: readonly Withdrawal[]) =>
    whileQueueTakesJobs(() => inTransaction((client) => withdrawAgain(client, missing)));
  return replayLedger(withdrawalLedger, replay, ledgers);
}

type Again = (by: Withdrawal['by']) => Promise<unknown>;

async function withdrawAgain(client: pg.ClientBase, missing: readonly Withdrawal[]): Promise<void> {
  const agreed = await agreedByCode(client);
  for (const { id, at, code, by } of missing) {
    await agreed.get(code)?.(by);
    await client.query('insert into enquiry.withdrawals (id, created_at, code, by) values ($1, $2, $3, $4)', [
      id,
      at,
      code,
      by,
    ]);
  }
}

/** How each thing that was agreed to is withdrawn, under every code that the ledger may have for it. */
async function agreedByCode(client: pg.ClientBase): Promise<Map<string, Again>> {
  const found = new Map<string, Again>();
  const add = (agreed: Agreed, again: Again) => {
    for (const code of codesOf(agreed)) found.set(code, again);
  };
  const consents = await client.query<Consent>(
    'select id, reference, purpose from consents where is_given and withdrawn_at is null',
  );
  for (const row of consents.rows) add({ kind: 'consent', ...row }, (by) => withdrawConsent(client, row, by));
  const subscribers = await client.query<Row>(
    `select id, created_at as "createdAt" from newsletter_subscribers where state <> 'unsubscribed'`,
  );
  for (const row of subscribers.rows)
    add({ kind: 'newsletter', ...row }, (by) => unsubscribe(client, row.id, by));
  const reminders = await client.query<Row>('select id, created_at as "createdAt" from renewals.reminders');
  for (const row of reminders.rows)
    add({ kind: 'reminder', ...row }, (by) => forgetReminder(row.id, by, client));
  return found;
}

type Row = { id: number; createdAt: Date };
type Consent = { id: number; reference: string; purpose: ConsentPurpose };

/** The notice to the customers' list may have been lost with the former database. */
async function withdrawConsent(
  client: pg.ClientBase,
  { id, reference, purpose }: Consent,
  by: Withdrawal['by'],
): Promise<void> {
  if (purpose === 'consent')
    await stopForVisitor(client, { reference, reason: 'Withdrawn before the database was restored' });
  await withdrawConsents(client, [id], by);
  await enqueueForCrm(client, { reference, event: 'withdrawn', data: { references: [reference], purpose } });
}
