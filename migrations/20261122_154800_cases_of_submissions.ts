import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Each submission that there is gets its case: how far staff had come becomes its state, what they had noted an event,
 * and the two columns that said so go. From here on an event is only ever added, a case follows the person's details
 * when they are corrected, and none of the case's own columns is empty by accident: the vendor lets be NULL what its
 * screens do not always show.
 *
 * Consents, deliveries and cases belong to one register each: an index of each register's column that leaves out
 * whatever belongs to another is a page to write less, for each of them, at every save.
 */
const registers = [
  { table: 'call_from_experts', owner: 'enquiry', register: 'enquiries', about: ['concern', 'sub_purpose'] },
  { table: 'posp_agent_forms', owner: 'agent', register: 'agents', about: ['concern'] },
  { table: 'corporate_insurance_forms', owner: 'business', register: 'businesses', about: ['company_name'] },
  { table: 'contact_us_forms', owner: 'contact', register: 'contacts', about: ['topic', 'sub_purpose'] },
  { table: 'resumes', owner: 'resume', register: 'resumes', about: ['position'] },
] as const;
type Register = (typeof registers)[number];

const indexed = ['consents', 'deliveries', 'cases'];

/** The slot that was chosen, else the end of the next day on which the settings say that we call. */
const dueOf = `
  CASE WHEN s.record ->> 'contact_date' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND s.record ->> 'contact_time' ~ '^[0-9]{2}:[0-9]{2}$'
    THEN ((s.record ->> 'contact_date') || ' ' || (s.record ->> 'contact_time'))::timestamp AT TIME ZONE 'Asia/Kolkata'
    ELSE (
      SELECT (day + hours.till) AT TIME ZONE 'Asia/Kolkata'
      FROM (
        SELECT coalesce(max(calling_hours_to), '18:30')::time AS till,
          coalesce(max(calling_hours_first_day), 1) AS first, coalesce(max(calling_hours_last_day), 6) AS last
        FROM site_settings
      ) AS hours,
      LATERAL (
        SELECT ((s.created_at AT TIME ZONE 'Asia/Kolkata')::date + n) AS day FROM generate_series(1, 7) AS n
      ) AS days
      WHERE extract(isodow FROM day) BETWEEN hours.first AND hours.last ORDER BY day LIMIT 1
    )
  END`;

function casesOf({ table, owner, register, about }: Register): string {
  const wanted = about.map((field) => `nullif(s.record ->> '${field}', '')`).join(', ');
  return `
    INSERT INTO cases (reference, register, about, name, phone, email, state, attempts, due_at, ${owner}_id,
      created_at, updated_at)
    SELECT reference, '${register}', concat_ws(', ', ${wanted}), coalesce(record ->> 'name', ''),
      coalesce(record ->> 'phone', ''), lower(coalesce(record ->> 'email', '')),
      (CASE progress::text WHEN 'new' THEN 'new' WHEN 'closed' THEN 'closed' ELSE 'waiting' END)::enum_cases_state,
      CASE progress::text WHEN 'no-answer' THEN 1 ELSE 0 END,
      CASE WHEN progress::text <> 'closed' THEN ${dueOf} END, id, created_at, updated_at
    FROM (SELECT r.*, to_jsonb(r) AS record FROM ${table} AS r) AS s ORDER BY id;

    INSERT INTO case_events (case_id, reference, kind, text, created_at)
    SELECT c.id, c.reference, e.kind, e.text, e.created_at
    FROM cases AS c JOIN ${table} AS s ON s.id = c.${owner}_id,
    LATERAL (VALUES
      (1, true, 'arrived'::enum_case_events_kind, '', s.created_at),
      (2, s.progress::text = 'called', 'called', '', s.updated_at),
      (3, s.progress::text = 'no-answer', 'not-reached', '', s.updated_at),
      (4, coalesce(s.notes, '') <> '', 'noted', s.notes, s.updated_at),
      (5, s.progress::text = 'closed', 'closed', '', s.updated_at)
    ) AS e (place, happened, kind, text, created_at)
    WHERE e.happened ORDER BY c.id, e.place;

    ALTER TABLE ${table} DROP COLUMN progress, DROP COLUMN notes;
    DROP TYPE enum_${table}_progress;

    CREATE TRIGGER follow_person AFTER UPDATE OF name, phone, email ON ${table} FOR EACH ROW
      WHEN ((OLD.name, OLD.phone, OLD.email) IS DISTINCT FROM (NEW.name, NEW.phone, NEW.email))
      EXECUTE FUNCTION enquiry.follow_person('${owner}_id');
`;
}

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION enquiry.follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('UPDATE cases SET name = $1, phone = $2, email = $3, updated_at = now() WHERE %I = $4', TG_ARGV[0])
        USING coalesce(NEW.name, ''), coalesce(NEW.phone, ''), lower(coalesce(NEW.email, '')), NEW.id;
      RETURN NULL;
    END $$;
  `);
  for (const register of registers) {
    await db.execute(sql.raw(casesOf(register)));
    for (const table of indexed) {
      const index = `${table}_${register.owner}_idx`;
      const column = `${register.owner}_id`;
      await db.execute(
        sql.raw(`DROP INDEX ${index};
          CREATE INDEX ${index} ON ${table} (${column}) WHERE ${column} IS NOT NULL;`),
      );
    }
  }
  await db.execute(sql`
    ALTER TABLE cases
      ALTER COLUMN reference SET NOT NULL, ALTER COLUMN register SET NOT NULL, ALTER COLUMN about SET NOT NULL,
      ALTER COLUMN name SET NOT NULL, ALTER COLUMN phone SET NOT NULL, ALTER COLUMN email SET NOT NULL,
      ALTER COLUMN state SET NOT NULL, ALTER COLUMN attempts SET NOT NULL, ALTER COLUMN reason SET NOT NULL;
    DROP INDEX cases_assignee_idx;
    CREATE INDEX cases_assignee_idx ON cases (assignee_id) WHERE assignee_id IS NOT NULL;
    CREATE INDEX cases_due ON cases (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX cases_phone ON cases (phone) WHERE phone <> '';
    CREATE INDEX cases_email ON cases (email) WHERE email <> '';

    CREATE FUNCTION enquiry.keep_events() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM cases WHERE id = OLD.case_id) THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'An event of a case stays as it is, as long as its case is there.';
    END $$;
    CREATE TRIGGER keep_events BEFORE UPDATE OR DELETE ON case_events
      FOR EACH ROW EXECUTE FUNCTION enquiry.keep_events();
    CREATE TRIGGER keep_all_events BEFORE TRUNCATE ON case_events
      FOR EACH STATEMENT EXECUTE FUNCTION enquiry.keep_events();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  for (const { table, owner } of registers) {
    await db.execute(
      sql.raw(`
        DROP TRIGGER follow_person ON ${table};
        CREATE TYPE enum_${table}_progress AS ENUM ('new', 'called', 'no-answer', 'closed');
        ALTER TABLE ${table} ADD COLUMN progress enum_${table}_progress DEFAULT 'new' NOT NULL, ADD COLUMN notes varchar;
        CREATE INDEX ${table}_progress_idx ON ${table} (progress);
        UPDATE ${table} AS s SET
          progress = (CASE WHEN c.state IN ('new', 'closed') THEN c.state::text
            WHEN c.attempts > 0 THEN 'no-answer' ELSE 'called' END)::enum_${table}_progress,
          notes = (SELECT string_agg(text, E'\\n' ORDER BY id) FROM case_events WHERE case_id = c.id AND text <> '')
        FROM cases AS c WHERE c.${owner}_id = s.id;`),
    );
    for (const place of indexed) {
      const index = `${place}_${owner}_idx`;
      await db.execute(sql.raw(`DROP INDEX ${index}; CREATE INDEX ${index} ON ${place} (${owner}_id);`));
    }
  }
  await db.execute(sql`
    DROP FUNCTION enquiry.follow_person();
    DROP TRIGGER keep_all_events ON case_events;
    DROP TRIGGER keep_events ON case_events;
    DROP FUNCTION enquiry.keep_events();
  `);
}
