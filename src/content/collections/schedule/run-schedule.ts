import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionSlug, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { database, isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { contentService } from '../../read/content-service.ts';
import { inServiceTransaction, transactionOf } from '../../service-transaction.ts';
import { publishesAllLanguages } from '../../translation/publish-one-language.hook.ts';
import { untranslatedInDraft } from '../../translation/refuse-untranslated.hook.ts';
import { type Author, recordChange, systemActor } from '../changes/changes.ts';
import { authorInContext, notedElsewhere } from '../changes/record-changes.hook.ts';
import { tableOf } from '../content-collection.ts';
import { titleOfRecord } from '../title-of-record.ts';
import { type Scheduled, scheduledSql } from './scheduled.ts';

/** A schedule that could not be kept, and why, in sentences; the person who set it gets a message. */
export type Missed = Scheduled & { title: string; reason: string; by: Author };

/**
 * Publishes what is due, or takes it off, as if its editor had pressed the button: every rule is asked, every hook
 * runs. The record's row is locked and looked at again, so that it happens once however many instances try, and
 * whatever breaks off in the middle is as if it had not begun.
 * @param attempt whether it is not tried again: then an error of ours is told as well
 * @returns what was missed; nothing when it is done, or was by someone else
 */
export async function runSchedule(due: Scheduled, { isLast = false } = {}): Promise<Missed | undefined> {
  const service = await contentService();
  const by = await whoSet(due);
  try {
    await inServiceTransaction(service, async (req, transaction) => {
      if (!(await isStillDue(service, transaction, due))) return;
      req.context[authorInContext] = by;
      const isInAll = due.does === 'publish' && (await isWhole(service, due, req));
      // Each read gives the request another context, so it is asked for after them.
      req.context[publishesAllLanguages] = isInAll;
      await change(service, due, req);
    });
    return undefined;
  } catch (error) {
    const reason = reasonOf(error) ?? (isLast ? errorOfOurs : undefined);
    if (reason === undefined) throw error;
    if (reason === errorOfOurs) log.error('schedule given up', describeError(error));
    return note(service, { ...due, reason, by });
  }
}

/** The languages of a draft go live together, unless a translation is half done: then English keeps the day alone. */
async function isWhole(
  service: Payload,
  { collection, id }: Scheduled,
  req: PayloadRequest,
): Promise<boolean> {
  const { fields, slug } = service.collections[collection as CollectionSlug].config;
  return (await untranslatedInDraft(req, { slug: slug as CollectionSlug, fields }, id)).length === 0;
}

function change(
  service: Payload,
  { collection, id, does }: Scheduled,
  req: PayloadRequest,
): Promise<unknown> {
  const of = {
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
  } as const;
  if (does === 'publish')
    return service.update({ ...of, data: { _status: 'published', publishAt: null }, req });
  // An incomplete newest draft does not keep the page on the site.
  return service.update({
    ...of,
    data: { _status: 'draft', unpublishAt: null },
    unpublishAllLocales: true,
    req,
  });
}

async function isStillDue(
  service: Payload,
  transaction: string | number,
  { collection, id, does, versionId }: Scheduled,
): Promise<boolean> {
  const db = transactionOf(service, transaction);
  const table = sql.identifier(tableOf({ slug: collection }));
  await service.db.execute({ db, sql: sql`SELECT id FROM ${table} WHERE id = ${id} FOR UPDATE` });
  const { rows } = await service.db.execute({
    db,
    sql: sql`SELECT 1 FROM (${sql.raw(scheduledSql([collection]))}) scheduled
      WHERE id = ${id} AND does = ${does} AND "versionId" = ${versionId}`,
  });
  return rows.length > 0;
}

/** The day is emptied, so that it is not tried again and again, and the record says what happened. */
async function note(service: Payload, missed: Omit<Missed, 'title'>): Promise<Missed> {
  const { collection, id, does, moment, reason, by } = missed;
  const slug = collection as CollectionSlug;
  return inServiceTransaction(service, async (req) => {
    req.context[notedElsewhere] = true;
    const emptied = does === 'publish' ? { publishAt: null } : { unpublishAt: null };
    const options = { collection: slug, id, depth: 0, overrideAccess: true, req } as const;
    const doc = await service.update({ ...options, data: emptied, draft: true, overrideLock: true });
    const title = titleOfRecord(service.collections[slug].config, doc);
    const what = does === 'publish' ? 'not-published' : 'not-unpublished';
    await recordChange(req, { collection, recordId: id, title, does: what, moment, reason, by });
    return { ...missed, title };
  });
}

/** The person who set the day; the last one, where several did. */
async function whoSet({ collection, id, does }: Scheduled): Promise<Author> {
  const { rows } = await database().query<Author>(
    `SELECT user_id AS "userId", who FROM content.changes
      WHERE collection = $1 AND record_id = $2 AND does = $3 ORDER BY id DESC LIMIT 1`,
    [collection, id, does === 'publish' ? 'scheduled' : 'scheduled-off'],
  );
  return rows[0] ?? systemActor;
}

const errorOfOurs =
  'An error in the site stopped every attempt. If it cannot be done by hand either, tell your administrator.';

/** A refusal in words, field by field; nothing for what is no one's mistake and is tried again. */
function reasonOf(error: unknown): string | undefined {
  if (isUnavailable(error) || !(error instanceof APIError) || error.status >= 500) return undefined;
  if (!(error instanceof ValidationError)) return error.message;
  const { errors } = error.data;
  return errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ');
}
