import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The PDF of a result, typeset at the first request for it and kept as long as the result. The digest is that of
 * everything that is on it: another text in the settings, or another layout after an upgrade, makes it anew.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE tools.reports (
      result_id text NOT NULL REFERENCES tools.results (id) ON DELETE CASCADE,
      locale text NOT NULL,
      digest text NOT NULL,
      pdf bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (result_id, locale)
    );
    ALTER TABLE tools.reports ALTER COLUMN pdf SET STORAGE EXTERNAL;
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE tools.reports;`);
}
