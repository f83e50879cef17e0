import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What browsers were given by the builds before this one: pages in visitors' hands go on asking for it. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    -- Not "site": a database user of that name would find it before the public tables.
    CREATE SCHEMA published;

    CREATE TABLE published.client_builds (
      id text PRIMARY KEY,
      started_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );

    CREATE TABLE published.client_build_files (
      build text NOT NULL REFERENCES published.client_builds (id) ON DELETE CASCADE,
      address text NOT NULL,
      content_type text NOT NULL,
      body bytea NOT NULL,
      br bytea,
      gzip bytea,
      PRIMARY KEY (address, build)
    );
    CREATE INDEX client_build_files_build ON published.client_build_files (build);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP SCHEMA published CASCADE;`);
}
