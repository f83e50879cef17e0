import { sql } from '@payloadcms/db-postgres';
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { databaseOf } from '../../service-transaction.ts';
import { tableOf } from '../content-collection.ts';
import { titleOfRecord } from '../title-of-record.ts';
import { newestVersion } from '../versions.ts';
import { type Author, type ChangeKind, recordChange, systemActor } from './changes.ts';

type Doc = Record<string, unknown>;

/** Set by whatever changes a record in someone's name (`schedule/run-schedule.ts`). */
export const authorInContext = 'changesAreBy';
/** Set where a change says itself what it is. */
export const notedElsewhere = 'changesAreNotedElsewhere';

/** A collection whose every change is noted with the person who made it. */
export function withChanges(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config;
  const hasVersions = Boolean(config.versions);
  /** A name for each record: several that are changed at once share a request, and take turns at its hooks. */
  const wasLive = (id: unknown) => `wasLive ${slug} ${id}`;
  const titleOf = (doc: Doc) => titleOfRecord(config, doc);

  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          if (!hasVersions || !originalDoc?.id) return data;
          const isLiveNow = await isLive(req, slug, originalDoc.id);
          // Asked for now: another record's hooks may have given the request another context.
          req.context[wasLive(originalDoc.id)] = isLiveNow;
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, previousDoc, operation, req }) => {
          const by = authorOf(req);
          // Content that a start loads into an empty database is no one's change.
          if ((operation === 'create' && by === systemActor) || req.context[notedElsewhere]) return doc;
          const versionId = hasVersions ? await newestVersion(req, slug, doc.id) : null;
          const change = { collection: slug, recordId: doc.id, title: titleOf(doc), versionId, by };
          const wasLiveThen = req.context[wasLive(doc.id)] === true;
          const does = hasVersions ? await doneTo(doc, { req, slug, wasLiveThen }) : plainly(operation);
          await recordChange(req, { ...change, does });
          const isStillLive = wasLiveThen && !does.startsWith('unpublished');
          for (const planned of plannedIn(doc, previousDoc, isStillLive))
            await recordChange(req, { ...change, ...planned });
          return doc;
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          const change = { collection: slug, recordId: Number(id), title: titleOf(doc) };
          await recordChange(req, { ...change, does: 'deleted', by: authorOf(req) });
        },
      ],
    },
  };
}

/** The same of a single record. */
export function withChangesOfGlobal(config: GlobalConfig): GlobalConfig {
  const { slug, label, hooks = {} } = config;
  const title = typeof label === 'string' ? label : slug;
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const by = authorOf(req);
          if (by === systemActor) return doc;
          await recordChange(req, { collection: slug, recordId: Number(doc.id), title, does: 'saved', by });
          return doc;
        },
      ],
    },
  };
}

function authorOf({ user, context }: PayloadRequest): Author {
  const given = context[authorInContext];
  if (given) return given as Author;
  return user ? { userId: Number(user.id), who: user.name } : systemActor;
}

function plainly(operation: 'create' | 'update'): ChangeKind {
  return operation === 'create' ? 'made' : 'saved';
}

type Surroundings = { req: PayloadRequest; slug: string; wasLiveThen: boolean };

async function doneTo(doc: Doc, { req, slug, wasLiveThen }: Surroundings): Promise<ChangeKind> {
  const isOnTime = req.context[authorInContext] !== undefined;
  if (req.context.isRestoringVersion === true) return 'restored';
  if (doc._status === 'published') return isOnTime ? 'published-on-time' : 'published';
  const isOff = wasLiveThen && !(await isLive(req, slug, Number(doc.id)));
  if (!isOff) return 'drafted';
  return isOnTime ? 'unpublished-on-time' : 'unpublished';
}

type Planned = { does: ChangeKind; moment: Date | null };

/** Returns what was newly scheduled, or is not scheduled any more. */
function plannedIn(doc: Doc, before: Doc | undefined, isStillLive: boolean): Planned[] {
  const kinds = { publishAt: 'scheduled', unpublishAt: 'scheduled-off' } as const;
  return (['publishAt', 'unpublishAt'] as const).flatMap((name): Planned[] => {
    const [is, was] = [doc[name] ?? null, before?.[name] ?? null];
    if (is === was) return [];
    if (is !== null) return [{ does: kinds[name], moment: new Date(String(is)) }];
    // A schedule that was carried out, or overtaken by an editor's click, is recorded as that change.
    if (name === 'publishAt') return doc._status === 'draft' ? [{ does: 'unscheduled', moment: null }] : [];
    return isStillLive ? [{ does: 'unscheduled-off', moment: null }] : [];
  });
}

async function isLive(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  const statement = sql`SELECT _status::text AS status FROM ${sql.identifier(tableOf({ slug }))} WHERE id = ${id}`;
  const { rows } = await req.payload.db.execute({
    db: await databaseOf(req),
    sql: statement,
  });
  return rows[0]?.status === 'published';
}
