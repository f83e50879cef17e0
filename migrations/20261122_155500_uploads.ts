import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Files of visitors: a row for each from the moment it begins to arrive, claimed by the application that it came with
 * and gone with it. Whoever deletes a row, in whatever way, leaves its file's name behind for the sweep that removes
 * the file; the disk cannot take part in a transaction. Who downloaded a file, and when, is added and never changed.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE enquiry.uploads (
      id text PRIMARY KEY,
      name text NOT NULL DEFAULT '',
      type text,
      size integer,
      sha256 text,
      resume_id integer UNIQUE REFERENCES resumes (id) ON DELETE CASCADE,
      reference text,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX uploads_unclaimed ON enquiry.uploads (created_at) WHERE resume_id IS NULL;

    CREATE TABLE enquiry.files_to_remove (id text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
    CREATE FUNCTION enquiry.remove_files() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO enquiry.files_to_remove (id) SELECT id FROM gone ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER remove_files AFTER DELETE ON enquiry.uploads REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION enquiry.remove_files();

    CREATE TABLE enquiry.downloads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      resume_id integer NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
      staff_id integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX downloads_of_resume ON enquiry.downloads (resume_id);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE enquiry.downloads;
    DROP TABLE enquiry.files_to_remove;
    DROP TABLE enquiry.uploads;
    DROP FUNCTION enquiry.remove_files();
  `);
}
