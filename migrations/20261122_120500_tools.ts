import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What tools keep, beside the content service: published versions, frozen; results under unguessable addresses; drafts
 * of visitors without JavaScript; counts in which nobody stands. When a result goes, at its time or because its
 * visitor wants it, what it was is counted in the same statement; of the survey, whose answers are asked for to be
 * added up and of which none is typed, each answer.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON questionnaires
      FOR EACH ROW EXECUTE FUNCTION page_changed();

    CREATE SCHEMA tools;

    CREATE TABLE tools.versions (
      questionnaire text NOT NULL,
      number integer NOT NULL,
      digest text NOT NULL,
      content jsonb NOT NULL,
      published_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (questionnaire, number)
    );

    CREATE TABLE tools.results (
      id text PRIMARY KEY,
      questionnaire text NOT NULL,
      version integer NOT NULL,
      locale text NOT NULL,
      answers jsonb NOT NULL,
      band text NOT NULL,
      is_partner boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (questionnaire, version) REFERENCES tools.versions
    );
    CREATE INDEX results_created_at ON tools.results (created_at);

    CREATE TABLE tools.drafts (
      id text PRIMARY KEY,
      questionnaire text NOT NULL,
      answers jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX drafts_created_at ON tools.drafts (created_at);

    CREATE TABLE tools.reached (
      day date NOT NULL,
      questionnaire text NOT NULL,
      version integer NOT NULL,
      page text NOT NULL,
      times integer NOT NULL,
      PRIMARY KEY (day, questionnaire, version, page)
    );

    CREATE TABLE tools.finished (
      questionnaire text NOT NULL,
      version integer NOT NULL,
      band text NOT NULL,
      is_partner boolean NOT NULL,
      times integer NOT NULL,
      PRIMARY KEY (questionnaire, version, band, is_partner)
    );

    CREATE TABLE tools.answered (
      questionnaire text NOT NULL,
      version integer NOT NULL,
      question text NOT NULL,
      option text NOT NULL,
      times integer NOT NULL,
      PRIMARY KEY (questionnaire, version, question, option)
    );

    CREATE TABLE tools.attached_results (
      enquiry_id integer PRIMARY KEY REFERENCES call_from_experts (id) ON DELETE CASCADE,
      questionnaire text NOT NULL,
      version integer NOT NULL,
      locale text NOT NULL,
      answers jsonb NOT NULL,
      consent_version text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (questionnaire, version) REFERENCES tools.versions
    );

    CREATE FUNCTION tools.count_finished() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO tools.finished (questionnaire, version, band, is_partner, times)
      SELECT questionnaire, version, band, is_partner, count(*) FROM gone
       GROUP BY questionnaire, version, band, is_partner ORDER BY 1, 2, 3, 4
      ON CONFLICT (questionnaire, version, band, is_partner)
        DO UPDATE SET times = tools.finished.times + excluded.times;
      INSERT INTO tools.answered (questionnaire, version, question, option, times)
      SELECT questionnaire, version, answer.key, option, count(*)
        FROM gone, jsonb_each_text(answers) AS answer, string_to_table(answer.value, ',') AS option
       WHERE questionnaire = 'fertility-survey' AND option <> ''
       GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (questionnaire, version, question, option)
        DO UPDATE SET times = tools.answered.times + excluded.times;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_finished AFTER DELETE ON tools.results REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION tools.count_finished();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA tools CASCADE;
    DROP TRIGGER page_changed ON questionnaires;
  `);
}
