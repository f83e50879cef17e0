import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the newsletter keeps beside the content service: wishes that wait to be taken up, the sending of an issue with
 * the words in which it goes out, and a row for each address that it goes to, which can be there only once.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON newsletters
      FOR EACH ROW EXECUTE FUNCTION page_changed();

    CREATE TABLE enquiry.news_wishes (
      id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
      email text NOT NULL,
      locale text NOT NULL,
      source text NOT NULL,
      consent_text text NOT NULL,
      consent_version text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE SCHEMA newsletter;

    CREATE TABLE newsletter.sendings (
      issue_id integer PRIMARY KEY REFERENCES newsletters (id) ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'stopped', 'done')),
      content jsonb NOT NULL,
      started_at timestamptz NOT NULL DEFAULT now(),
      last_batch_at timestamptz
    );

    CREATE TABLE newsletter.recipients (
      issue_id integer NOT NULL REFERENCES newsletter.sendings (issue_id) ON DELETE CASCADE,
      subscriber_id integer NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'queued', 'left')),
      mail text,
      PRIMARY KEY (issue_id, subscriber_id)
    );
    CREATE INDEX recipients_waiting ON newsletter.recipients (issue_id) WHERE state = 'waiting';
    CREATE INDEX recipients_subscriber ON newsletter.recipients (subscriber_id);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA newsletter CASCADE;
    DROP TABLE enquiry.news_wishes;
    DROP TRIGGER page_changed ON newsletters;
  `);
}
