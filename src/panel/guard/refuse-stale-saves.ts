import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionConfig,
  type GlobalAfterChangeHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload';
import { tableOf } from '#content/collections/content-collection.ts';
import { databaseOf } from '#content/service-transaction.ts';

/**
 * A form sends a record whole: one that was opened before the record changed would undo that change. It sends along when
 * the record that it shows was saved. The vendor compares this while someone types, and not at the save.
 */
type Save = { data?: Record<string, unknown>; originalDoc?: Record<string, unknown>; req: PayloadRequest };

const refusal =
  'This was changed elsewhere after you opened it, so nothing was saved. What you typed is still here: open it in another tab and enter your changes there.';

function refuseStaleSave({ data, originalDoc, req }: Save): undefined {
  if (!isSentByForm(req)) return;
  const [shown, stored] = [momentOf(data?.updatedAt), momentOf(originalDoc?.updatedAt)];
  if (shown < stored) throw new APIError(refusal, 409, undefined, true);
}

/** Programs send JSON, as does the screens' own “Revert to published”, which means to undo. */
function isSentByForm({ payloadAPI, headers }: PayloadRequest): boolean {
  return payloadAPI === 'REST' && headers.get('content-type')?.startsWith('multipart/form-data') === true;
}

/** @returns NaN where there is none, which is before nothing */
function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

export function refusingStaleSaves(config: CollectionConfig): CollectionConfig {
  const { hooks = {} } = config;
  return {
    ...config,
    hooks: { ...hooks, beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])] },
  };
}

/** The same of a single record. */
export function refusingStaleSavesOfGlobal(config: GlobalConfig): GlobalConfig {
  const { slug, hooks = {} } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])],
      afterChange: [...(hooks.afterChange ?? []), dating(slug)],
    },
  };
}

/** The vendor leaves the menus' own row as it is, with its moment: all that they hold is in other tables. */
function dating(slug: string): GlobalAfterChangeHook {
  return async ({ doc, previousDoc, req }) => {
    if (doc.updatedAt !== previousDoc?.updatedAt) return doc;
    const updatedAt = new Date().toISOString();
    const statement = sql`UPDATE ${sql.identifier(tableOf({ slug }))} SET updated_at = ${updatedAt}`;
    await req.payload.db.execute({ db: await databaseOf(req), sql: statement });
    return { ...doc, updatedAt };
  };
}
