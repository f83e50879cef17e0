import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Decisions of staff about mail: that one is not to be sent any more, and when an issue of the newsletter goes out.
 * A mail that was given up is in the state of one that was sent, which the former build leaves alone.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE mail.outgoing
      ADD COLUMN given_up_at timestamptz,
      ADD COLUMN given_up_by text,
      ADD COLUMN given_up_why text;

    CREATE TABLE newsletter.planned (
      issue_id integer PRIMARY KEY REFERENCES newsletters (id) ON DELETE CASCADE,
      send_at timestamptz NOT NULL,
      user_id integer,
      who text NOT NULL,
      problem text
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE newsletter.planned;
    DELETE FROM mail.outgoing WHERE given_up_at IS NOT NULL;
    ALTER TABLE mail.outgoing DROP COLUMN given_up_at, DROP COLUMN given_up_by, DROP COLUMN given_up_why;
  `);
}
