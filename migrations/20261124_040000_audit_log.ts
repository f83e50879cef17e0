import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The audit log of the staff side. It keeps the number and name of whoever acted as they were, without a foreign key:
 * deleting an account must not change what it did. Rows cannot be changed, and are deleted only after three years.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE staff.audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      user_id integer,
      who text NOT NULL,
      network text NOT NULL,
      device text NOT NULL,
      about text NOT NULL,
      detail text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX audit_log_newest ON staff.audit_log (created_at DESC, id DESC);

    CREATE FUNCTION staff.keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.created_at < now() - interval '36 months' THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'Rows of the audit log are neither changed nor deleted.';
    END $$;
    CREATE TRIGGER keep_audit_log BEFORE UPDATE OR DELETE ON staff.audit_log
      FOR EACH ROW EXECUTE FUNCTION staff.keep_audit_log();
    CREATE TRIGGER keep_whole_audit_log BEFORE TRUNCATE ON staff.audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION staff.keep_audit_log();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE staff.audit_log;
    DROP FUNCTION staff.keep_audit_log();
  `);
}
