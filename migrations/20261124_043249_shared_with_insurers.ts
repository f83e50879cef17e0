import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** That somebody's details went to an insurer is an event of its own. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(
    sql`ALTER TYPE "public"."enum_case_events_kind" ADD VALUE IF NOT EXISTS 'shared' BEFORE 'corrected';`,
  );
}

/** A value cannot be removed from a type, and does no harm while no row uses it. */
export async function down(_: Pick<MigrateDownArgs, 'db'>): Promise<void> {}
