import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A corrected translation of a setting reaches sites whose staff have not changed the one from before. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`ALTER TABLE content.seeded ADD COLUMN translations jsonb`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`ALTER TABLE content.seeded DROP COLUMN translations`);
}
