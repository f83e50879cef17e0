import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../service-transaction.ts';
import { tableOf } from './content-collection.ts';

const versionsOf = (slug: string) => sql.identifier(`_${tableOf({ slug })}_v`);

/** @returns the number of a record's newest version; null where it has none */
export async function newestVersion(req: PayloadRequest, slug: string, id: number): Promise<number | null> {
  const statement = sql`SELECT max(id) AS id FROM ${versionsOf(slug)} WHERE parent_id = ${id}`;
  const { rows } = await req.payload.db.execute({ db: await databaseOf(req), sql: statement });
  const newest = rows[0]?.id;
  return typeof newest === 'number' ? newest : null;
}

/** By its number alone: the content service would first read all of it, with each block in each language. */
export async function deleteVersion(req: PayloadRequest, slug: string, version: number): Promise<void> {
  const statement = sql`DELETE FROM ${versionsOf(slug)} WHERE id = ${version}`;
  await req.payload.db.execute({ db: await databaseOf(req), sql: statement });
}
