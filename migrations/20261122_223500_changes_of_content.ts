import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who changed what, and when; and the pages that could not be drawn. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE content.changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      collection text NOT NULL,
      record_id integer NOT NULL,
      title text NOT NULL,
      does text NOT NULL,
      version_id integer,
      moment timestamptz,
      reason text,
      user_id integer REFERENCES users ON DELETE SET NULL,
      who text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX changes_of_record ON content.changes (collection, record_id, id DESC);

    CREATE TABLE content.failed_pages (
      path text PRIMARY KEY,
      record text NOT NULL,
      place text NOT NULL,
      reason text NOT NULL,
      since timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX failed_pages_record ON content.failed_pages (record);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE content.failed_pages;
    DROP TABLE content.changes;
  `);
}
