import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The feed of enquiries for other programs: the place of each in the feed's order, given when the feed is read, and the
 * keys that open it, as digests. An entry outlives its enquiry as a tombstone, without the reference.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SEQUENCE enquiry.feed_positions;
    CREATE TABLE enquiry.feed_entries (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      reference text UNIQUE,
      position bigint NOT NULL UNIQUE,
      version timestamptz,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE enquiry.feed_keys (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      digest text NOT NULL UNIQUE,
      made_by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE enquiry.feed_keys;
    DROP TABLE enquiry.feed_entries;
    DROP SEQUENCE enquiry.feed_positions;
  `);
}
