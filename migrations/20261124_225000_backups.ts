import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Each backup by the schedule and each drill: a backup that was restored beside the site and counted. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE operations.backup_runs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('backup', 'drill')),
      file text NOT NULL,
      started_at timestamptz NOT NULL,
      finished_at timestamptz NOT NULL DEFAULT now(),
      bytes bigint,
      rows bigint,
      files integer,
      problem text
    );
    CREATE INDEX backup_runs_newest ON operations.backup_runs (kind, finished_at DESC);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE operations.backup_runs;`);
}
