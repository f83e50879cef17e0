import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What privacy requests keep beside the content service: what somebody asked until the worker has looked (so that the
 * answer on screen comes as quickly whether we know them or not), and the links and sessions that lead to a person's
 * page, each as a digest. And where each consent stands now is a column of its own, which nobody sets by hand.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA privacy;

    CREATE TABLE privacy.asked (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text,
      reference text,
      last_digits text,
      kind text,
      words text,
      locale text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE privacy.keys (
      digest text PRIMARY KEY,
      use text NOT NULL CHECK (use IN ('link', 'session')),
      email text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE INDEX privacy_requests_email ON privacy_requests (lower(email));
    CREATE INDEX privacy_requests_phone ON privacy_requests (phone);

    CREATE FUNCTION enquiry.tell_state() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.state := CASE
        WHEN NOT NEW.is_given THEN 'not-given'
        WHEN NEW.withdrawn_at IS NULL THEN 'given'
        ELSE 'withdrawn' END;
      RETURN NEW;
    END $$;
    CREATE TRIGGER tell_state BEFORE INSERT OR UPDATE ON consents
      FOR EACH ROW EXECUTE FUNCTION enquiry.tell_state();
    UPDATE consents SET withdrawn_source = 'staff' WHERE withdrawn_at IS NOT NULL;
    UPDATE consents SET state = state;
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER tell_state ON consents;
    DROP FUNCTION enquiry.tell_state();
    DROP INDEX privacy_requests_phone;
    DROP INDEX privacy_requests_email;
    DROP SCHEMA privacy CASCADE;
  `);
}
