import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** That staff put right what a visitor had typed wrong is an event of its own. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(
    sql`ALTER TYPE "public"."enum_case_events_kind" ADD VALUE IF NOT EXISTS 'corrected' BEFORE 'slot-chosen';`,
  );
}

/** A word of a type cannot be taken out of it, and does no harm where nothing says it. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
