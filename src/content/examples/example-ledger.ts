import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../collections/content-collection.ts';
import { transactionOf } from '../service-transaction.ts';
import { type ExampleCollection, exampleCollections } from './read-examples.ts';

/** Examples have their lines in the ledger of seeded records, told apart by how their keys begin. */
export const ledgerKey = (key: string) => `example:${key}`;

export type ExampleRow = {
  collection: ExampleCollection;
  key: string;
  recordId: number;
  isTouched: boolean;
  isThere: boolean;
};

type TransactionId = string | number;

/**
 * Lets one transaction at a time load or remove the set. It does not wait: each that waits would keep a connection that
 * the first may need.
 * @returns false where another one does it now
 */
export async function lockExamples(service: Payload, id: TransactionId): Promise<boolean> {
  const statement = sql`SELECT pg_try_advisory_xact_lock(hashtext('content.examples')) AS "isOurs"`;
  const { rows } = await service.db.execute({ db: transactionOf(service, id), sql: statement });
  return rows[0]?.isOurs === true;
}

/** The lines of the set. Their records cannot be changed by anyone else until the transaction ends. */
export async function lockedExamples(service: Payload, id: TransactionId): Promise<ExampleRow[]> {
  const db = transactionOf(service, id);
  for (const slug of exampleCollections) {
    const table = sql.identifier(tableOf({ slug }));
    const statement = sql`SELECT id FROM ${table} WHERE id IN (
        SELECT record_id FROM content.seeded WHERE collection = ${slug} AND key LIKE 'example:%')
      ORDER BY id FOR UPDATE`;
    await service.db.execute({ db, sql: statement });
  }
  const { rows } = await service.db.execute({ db, sql: sql.raw(ledgerSql) });
  return rows as ExampleRow[];
}

export const ledgerSql = `
  SELECT collection, key, record_id AS "recordId",
         seeded_state IS DISTINCT FROM state AS "isTouched", state IS NOT NULL AS "isThere"
    FROM content.seeded
         CROSS JOIN LATERAL (SELECT content.record_state(collection, record_id) AS state OFFSET 0) AS present
   WHERE key LIKE 'example:%' ORDER BY collection, key`;
