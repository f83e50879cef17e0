import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The consent notice in further languages: wordings that staff have written or someone has read, and who has read which;
 * and beside each consent the notice that its person had read. A change publishes the pages that list the languages.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE enquiry.notice_texts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      language text NOT NULL,
      version text NOT NULL,
      parts jsonb NOT NULL,
      made_by text NOT NULL,
      made_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (language, version)
    );
    CREATE TABLE enquiry.notice_readings (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      language text NOT NULL,
      version text NOT NULL,
      english_version text NOT NULL,
      reader text NOT NULL,
      marked_by text NOT NULL,
      read_at timestamptz NOT NULL DEFAULT now(),
      withdrawn_at timestamptz,
      withdrawn_by text
    );
    CREATE INDEX notice_readings_language ON enquiry.notice_readings (language, id DESC);

    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON enquiry.notice_texts FOR EACH ROW EXECUTE FUNCTION page_changed();
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON enquiry.notice_readings FOR EACH ROW EXECUTE FUNCTION page_changed();

    ALTER TABLE "consents" ADD COLUMN "notice_language" varchar;
    ALTER TABLE "consents" ADD COLUMN "notice_version" varchar;
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "consents" DROP COLUMN "notice_version";
    ALTER TABLE "consents" DROP COLUMN "notice_language";
    DROP TABLE enquiry.notice_readings;
    DROP TABLE enquiry.notice_texts;
  `);
}
