import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * A case that somebody leaves to rest has an event of its own; it was one of a planned step without a moment. What the
 * events say that are there is put right by the next migration: a new word is not used in the transaction that adds it.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(
    sql`ALTER TYPE "public"."enum_case_events_kind" ADD VALUE IF NOT EXISTS 'rested' AFTER 'planned';`,
  );
}

/** A word of a type cannot be taken out of it, and does no harm where nothing says it. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
