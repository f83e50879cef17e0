import pg from 'pg';
import { expect } from 'vitest';
import { findRunningPostgres } from '#platform/embedded-postgres/find.ts';
import type { FaultMailbox } from './fault-mailbox.ts';
import type { Ask } from './fault-visitor.ts';
import { until } from './fault-wait.ts';

/** Reads the database while the site runs, and compares it with what visitors were told. */
export type Ledger = {
  rows<T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>;
  run(text: string): Promise<void>;
  close(): Promise<void>;
};

/** A connection for every question: the server may have been restarted since the last one. */
export function openLedger(url: string): Ledger {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    idleTimeoutMillis: 500,
    application_name: 'test',
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    rows: async (text, values = []) => (await pool.query(text, values)).rows,
    run: async (text) => void (await pool.query(text)),
    close: () => pool.end(),
  };
}

/** The ledger of a site's embedded database. */
export async function openEmbeddedLedger(dataDir: string): Promise<Ledger> {
  const url = await findRunningPostgres(dataDir);
  if (!url) throw new Error('No embedded database runs in this folder.');
  return openLedger(url);
}

type Stored = { reference: string; phone: string; consents: number; deliveries: number; messageId: string };

/** What was kept in a journal is taken over a while after the database is back. */
async function untilTakenOver(ledger: Ledger, asks: Ask[]): Promise<void> {
  const told = asks.flatMap(({ references }) => references.slice(0, 1));
  await until('everything that was acknowledged is stored', 240_000, async () => {
    const [row] = await ledger.rows<{ missing: number }>(
      `select count(*)::int as missing from unnest($1::text[]) as told
       where not exists (select from call_from_experts where reference = told)`,
      [told],
    );
    return row?.missing === 0;
  });
}

/** Every acknowledged ask is stored exactly once with all that belongs to it; no ask is stored twice. */
export async function expectStoredOnce(ledger: Ledger, asks: Ask[]): Promise<Stored[]> {
  await untilTakenOver(ledger, asks);
  const stored = await ledger.rows<Stored>(`
    select c.reference, c.phone,
      (select count(*)::int from consents k where k.enquiry_id = c.id) as consents,
      (select count(*)::int from deliveries d where d.enquiry_id = c.id) as deliveries,
      (select min(message_id) from deliveries d where d.enquiry_id = c.id) as "messageId"
    from call_from_experts c`);
  const byPhone = Map.groupBy(stored, ({ phone }) => phone);
  const kept = await ledger.rows<{ key: string; reference: string }>(
    `select key, response->>'reference' as reference from enquiry.idempotency_keys where call in ('save_lead_data', 'enquiries-page')`,
  );
  const keptReferences = new Map(kept.map(({ key, reference }) => [key, reference]));

  const wrong = asks.filter(({ key, phone, references }) => {
    const records = byPhone.get(phone) ?? [];
    const isTold = references.length > 0;
    const isStoredOnce = records.length === 1 && records[0]?.reference === keptReferences.get(key);
    const isTrueToWord = references.every((reference) => reference === records[0]?.reference);
    // An ask that was never acknowledged may be there or not, but never by halves.
    const isAbsent = !isTold && records.length === 0 && !keptReferences.has(key);
    return !isAbsent && !(isStoredOnce && isTrueToWord);
  });
  expect(wrong, 'asks that are lost, doubled, or known under another reference').toEqual([]);
  const incomplete = stored.filter(({ consents, deliveries }) => consents !== 4 || deliveries !== 1);
  expect(incomplete, 'records without their consents or their delivery').toEqual([]);
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(stored.length);
  expect(kept.length).toBe(stored.length);
  return stored;
}

/** Every record is mailed at least once, always under its own Message-ID; waits until all are sent. */
export async function expectMailed(
  ledger: Ledger,
  { stored, mailbox, withinMs }: { stored: Stored[]; mailbox: FaultMailbox; withinMs: number },
): Promise<void> {
  await until('all deliveries are sent', withinMs, async () => {
    const [left] = await ledger.rows<{ count: number }>(
      `select count(*)::int as count from deliveries where state <> 'sent'`,
    );
    return left?.count === 0;
  });
  const ofReference = Map.groupBy(mailbox.mails, ({ reference }) => reference);
  const unmailed = stored.filter(({ reference }) => !ofReference.has(reference));
  expect(unmailed, 'records whose mail never arrived').toEqual([]);
  const renamed = stored.filter(({ reference, messageId }) =>
    ofReference.get(reference)?.some((mail) => mail.messageId !== messageId),
  );
  expect(renamed, 'records mailed under another Message-ID').toEqual([]);
  expect(ofReference.size, 'no mail about an enquiry that is not stored').toBe(stored.length);
}
