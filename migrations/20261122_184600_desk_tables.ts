import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the desk needs beside the content service. Of the staff: second factors, sessions with the device they were
 * opened on, links to set a password, exports with who and why. Of its work: the codes by which a visitor recognises a
 * caller, and visits of pages, counted by day without a person. A case says what its lists, filters and figures ask
 * for, and the desk hears of every change of a case.
 */
const registers = [
  { table: 'call_from_experts', owner: 'enquiry_id' },
  { table: 'posp_agent_forms', owner: 'agent_id' },
  { table: 'corporate_insurance_forms', owner: 'business_id' },
  { table: 'contact_us_forms', owner: 'contact_id' },
  { table: 'resumes', owner: 'resume_id' },
] as const;

function fillCasesOf({ table, owner }: (typeof registers)[number]): string {
  return `
    UPDATE cases AS c SET
      purpose = coalesce(s.record ->> 'concern', ''), city = coalesce(s.record ->> 'city', ''),
      language = coalesce(s.record ->> 'contact_language', ''),
      page = regexp_replace(coalesce(s.record ->> 'referrer_url', ''), '^https?://[^/]*', ''),
      campaign = coalesce(s.record -> 'campaign' ->> 'utm_campaign', ''),
      slot_at = CASE WHEN s.record ->> 'contact_date' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND s.record ->> 'contact_time' ~ '^[0-9]{2}:[0-9]{2}$'
        THEN ((s.record ->> 'contact_date') || ' ' || (s.record ->> 'contact_time'))::timestamp AT TIME ZONE 'Asia/Kolkata' END
    FROM (SELECT id, to_jsonb(r) AS record FROM ${table} AS r) AS s WHERE s.id = c.${owner};`;
}

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  for (const register of registers) await db.execute(sql.raw(fillCasesOf(register)));
  await db.execute(sql`
    UPDATE cases AS c SET promised_at = coalesce(c.slot_at, c.due_at),
      first_call_at = (SELECT min(created_at) FROM case_events e WHERE e.case_id = c.id AND e.kind IN ('called', 'not-reached')),
      reached_at = (SELECT min(created_at) FROM case_events e WHERE e.case_id = c.id AND e.kind = 'called'),
      closed_at = (SELECT max(created_at) FROM case_events e WHERE e.case_id = c.id AND e.kind = 'closed' AND c.state = 'closed'),
      source = 'site';
    ALTER TABLE cases
      ALTER COLUMN purpose SET NOT NULL, ALTER COLUMN city SET NOT NULL, ALTER COLUMN language SET NOT NULL,
      ALTER COLUMN page SET NOT NULL, ALTER COLUMN campaign SET NOT NULL, ALTER COLUMN source SET NOT NULL;
    INSERT INTO users_languages ("order", parent_id, value) SELECT 1, id, 'English' FROM users;

    CREATE INDEX cases_open ON cases (due_at) WHERE state <> 'closed';
    CREATE INDEX cases_newest ON cases (created_at DESC, id DESC);
    CREATE INDEX cases_alike ON cases USING gin (name gin_trgm_ops, phone gin_trgm_ops, email gin_trgm_ops);
    CREATE INDEX case_events_newest ON case_events (created_at DESC);

    CREATE FUNCTION enquiry.tell_desk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('desk', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_desk AFTER INSERT OR UPDATE OR DELETE ON cases
      FOR EACH STATEMENT EXECUTE FUNCTION enquiry.tell_desk();

    CREATE OR REPLACE FUNCTION enquiry.follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('UPDATE cases SET name = $1, phone = $2, email = $3, city = $4, updated_at = now() WHERE %I = $5', TG_ARGV[0])
        USING coalesce(NEW.name, ''), coalesce(NEW.phone, ''), lower(coalesce(NEW.email, '')),
          coalesce(to_jsonb(NEW) ->> 'city', ''), NEW.id;
      RETURN NULL;
    END $$;

    CREATE SCHEMA staff;
    CREATE TABLE staff.second_factors (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      confirmed_at timestamptz,
      last_step bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE staff.recovery_codes (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      digest text NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, digest)
    );
    CREATE TABLE staff.sessions (
      id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      device text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX sessions_user ON staff.sessions (user_id);
    CREATE TABLE staff.password_links (
      digest text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE staff.exports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer REFERENCES users ON DELETE SET NULL,
      who text NOT NULL,
      reason text NOT NULL,
      asked text NOT NULL,
      format text NOT NULL,
      rows integer,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE SCHEMA desk;
    CREATE TABLE desk.call_codes (
      case_id integer PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
      user_id integer REFERENCES users ON DELETE CASCADE,
      code text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE TABLE desk.page_visits (
      day date NOT NULL,
      path text NOT NULL,
      visits integer NOT NULL,
      PRIMARY KEY (day, path)
    );
  `);
  for (const { table, owner } of registers)
    await db.execute(
      sql.raw(`
        DROP TRIGGER follow_person ON ${table};
        CREATE TRIGGER follow_person AFTER UPDATE ON ${table} FOR EACH ROW
          WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION enquiry.follow_person('${owner}');`),
    );
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  for (const { table, owner } of registers)
    await db.execute(
      sql.raw(`
        DROP TRIGGER follow_person ON ${table};
        CREATE TRIGGER follow_person AFTER UPDATE OF name, phone, email ON ${table} FOR EACH ROW
          WHEN ((OLD.name, OLD.phone, OLD.email) IS DISTINCT FROM (NEW.name, NEW.phone, NEW.email))
          EXECUTE FUNCTION enquiry.follow_person('${owner}');`),
    );
  await db.execute(sql`
    DROP SCHEMA desk CASCADE;
    DROP SCHEMA staff CASCADE;
    CREATE OR REPLACE FUNCTION enquiry.follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('UPDATE cases SET name = $1, phone = $2, email = $3, updated_at = now() WHERE %I = $4', TG_ARGV[0])
        USING coalesce(NEW.name, ''), coalesce(NEW.phone, ''), lower(coalesce(NEW.email, '')), NEW.id;
      RETURN NULL;
    END $$;
    DROP TRIGGER tell_desk ON cases;
    DROP FUNCTION enquiry.tell_desk();
    DROP INDEX case_events_newest;
    DROP INDEX cases_alike;
    DROP INDEX cases_newest;
    DROP INDEX cases_open;
  `);
}
