/**
 * The history of changes, with author and time. The content service's versions do not name their author, so each change
 * is noted in a table of ours, in the transaction that makes it; a change that did not come about (a schedule that could
 * not be kept) is there as well, with its reason.
 */

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { database } from '#platform/database.ts';
import { databaseOf } from '../../service-transaction.ts';

/** The kinds of change, as editors read them. */
export const changeWords = {
  made: 'Created',
  saved: 'Saved',
  drafted: 'Saved as a draft',
  published: 'Published',
  unpublished: 'Taken off the site',
  restored: 'Restored from an older version',
  scheduled: 'Set to go live',
  'scheduled-off': 'Scheduled to be taken off',
  unscheduled: 'No longer scheduled to change',
  'unscheduled-off': 'No longer scheduled to be taken off',
  'published-on-time': 'Went live on time',
  'unpublished-on-time': 'Taken off on time',
  'not-published': 'Did not go live on time',
  'not-unpublished': 'Was not taken off on time',
  deleted: 'Deleted',
} as const;
export type ChangeKind = keyof typeof changeWords;

export type Change = {
  id: string;
  collection: string;
  recordId: number;
  /** The record's title at the time. */
  title: string;
  does: ChangeKind;
  /** Id of the content service's version; nothing where none was made. */
  versionId: number | null;
  /** When it is to happen, of what is scheduled. */
  moment: Date | null;
  /** Why it did not come about, in sentences. */
  reason: string | null;
  userId: number | null;
  who: string;
  createdAt: Date;
};

export type NewChange = Pick<Change, 'collection' | 'recordId' | 'title' | 'does'> &
  Partial<Pick<Change, 'versionId' | 'moment' | 'reason'>> & { by: Author };

/** The person to whom a change is attributed; the software itself has no number. */
export type Author = { userId: number | null; who: string };
export const systemActor: Author = { userId: null, who: 'The software' };

/** Notes a change in the transaction of the request that makes it. */
export async function recordChange(req: PayloadRequest, change: NewChange): Promise<void> {
  const { collection, recordId, title, does, by, versionId = null, moment = null, reason = null } = change;
  await req.payload.db.execute({
    db: await databaseOf(req),
    sql: sql`
      INSERT INTO content.changes (collection, record_id, title, does, version_id, moment, reason, user_id, who)
      VALUES (${collection}, ${recordId}, ${title}, ${does}, ${versionId}, ${moment?.toISOString() ?? null}::timestamptz,
              ${reason}, ${by.userId}, ${by.who})`,
  });
}

const columns = `id, collection, record_id AS "recordId", title, does, version_id AS "versionId", moment, reason,
  user_id AS "userId", who, created_at AS "createdAt"`;

/** Returns the changes of a record, the newest first. */
export async function changesOf(collection: string, recordId: number, limit = 50): Promise<Change[]> {
  const { rows } = await database().query<Change>(
    `SELECT ${columns} FROM content.changes WHERE collection = $1 AND record_id = $2 ORDER BY id DESC LIMIT $3`,
    [collection, recordId, limit],
  );
  return rows;
}

/** Returns the changes of all records, the newest first. @param before of the last one that was seen */
export async function latestChanges(limit: number, before?: string): Promise<Change[]> {
  const { rows } = await database().query<Change>(
    `SELECT ${columns} FROM content.changes WHERE id < coalesce($1::bigint, 9223372036854775807)
      ORDER BY id DESC LIMIT $2`,
    [before ?? null, limit],
  );
  return rows;
}

/** Longer than any version is kept. */
export async function deleteOldChanges(): Promise<void> {
  await database().query(`DELETE FROM content.changes WHERE created_at < now() - interval '3 years'`);
}
