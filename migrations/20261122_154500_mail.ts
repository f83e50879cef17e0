import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The outbox: mails that are owed to people, each with its job. Mails with a tool's result lay in their jobs until now;
 * those that wait are taken over, so that whoever asked for one gets it, and the old queue forgets its addressees. Who
 * deletes a record deletes the mails about it.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA mail;

    CREATE TABLE mail.outgoing (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      message_id text NOT NULL UNIQUE,
      template text NOT NULL,
      recipient text,
      locale text NOT NULL,
      data jsonb,
      reference text,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      last_attempt_at timestamptz,
      sent_at timestamptz,
      CHECK (state = 'sent' OR (recipient IS NOT NULL AND data IS NOT NULL))
    );
    CREATE INDEX outgoing_unsent ON mail.outgoing (updated_at) WHERE state <> 'sent';
    CREATE INDEX outgoing_created_at ON mail.outgoing (created_at);
    CREATE INDEX outgoing_reference ON mail.outgoing (reference);

    CREATE OR REPLACE FUNCTION enquiry.forget_answers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM enquiry.idempotency_keys WHERE response ->> 'reference' IN (SELECT reference FROM gone);
      DELETE FROM mail.outgoing WHERE reference IN (SELECT reference FROM gone);
      RETURN NULL;
    END $$;

    DO $$
    BEGIN
      -- The queue makes its tables when it first starts.
      IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
      -- Without a job of theirs: the outbox's sweep gives them one.
      INSERT INTO mail.outgoing (message_id, template, recipient, locale, data, reference, created_at, updated_at)
      SELECT data ->> 'messageId', 'result-link', data -> 'mail' ->> 'to', data -> 'mail' ->> 'locale',
             (data -> 'mail') - 'to' - 'locale' || jsonb_build_object('consentVersion', data -> 'consentVersion'),
             data ->> 'reference', created_on, created_on
        FROM pgboss.job
       WHERE name = 'result-mail' AND state IN ('created', 'retry', 'active') AND data ? 'mail'
      ON CONFLICT DO NOTHING;
      DELETE FROM pgboss.job WHERE name = 'result-mail';
    END $$;
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION enquiry.forget_answers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM enquiry.idempotency_keys WHERE response ->> 'reference' IN (SELECT reference FROM gone);
      RETURN NULL;
    END $$;
    DROP SCHEMA mail CASCADE;
  `);
}
