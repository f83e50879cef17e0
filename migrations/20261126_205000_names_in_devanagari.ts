import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The newest names in Devanagari, among which a search by the sound of a name looks. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE INDEX cases_in_devanagari ON cases (created_at DESC, id DESC) WHERE name ~ '[ऀ-ॿ]';
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP INDEX cases_in_devanagari;
  `);
}
