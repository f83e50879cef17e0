import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, DataFromCollectionSlug } from 'payload';
import { databaseOf } from '#content/service-transaction.ts';

const kept = ['role', 'email', 'hash', 'salt'] as const;

/**
 * The content service writes an account back as it has read it, with all that was not sent: a role or a password that
 * was taken away in the meantime, and a session that has ended, would be there again. So the row is locked, and what it
 * says now is written. Sessions are opened and ended by nothing but the desk, whatever was sent.
 */
export const keepAccount: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data;
  const { id } = originalDoc;
  await req.payload.db.execute({
    db: await databaseOf(req),
    sql: sql`SELECT FROM users WHERE id = ${id} FOR UPDATE`,
  });
  const where = { id: { equals: id } };
  const now = await req.payload.db.findOne<DataFromCollectionSlug<'users'>>({
    collection: 'users',
    where,
    req,
  });
  const unsent = kept.filter((name) => data[name] === originalDoc[name]);
  return {
    ...data,
    ...Object.fromEntries(unsent.map((name) => [name, now?.[name]])),
    sessions: now?.sessions ?? [],
  };
};
