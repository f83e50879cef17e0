import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Submissions keep their answers as they were asked and given, whatever becomes of the form: a new field needs no
 * column. What older records hold in columns is put into answers, under the words of their time. The three
 * registers get the same columns, so that one definition makes them. (The vendor would let phone and e-mail of the
 * unique registers be empty, since its screens do not show them any more: they may not.)
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE call_from_experts
      ADD COLUMN answers jsonb, ADD COLUMN campaign jsonb, ADD COLUMN locale varchar DEFAULT '';
    ALTER TABLE posp_agent_forms
      ADD COLUMN answers jsonb, ADD COLUMN campaign jsonb, ADD COLUMN locale varchar DEFAULT '',
      ADD COLUMN sub_purpose varchar DEFAULT '', ADD COLUMN company_name varchar DEFAULT '',
      ADD COLUMN sum_insured varchar DEFAULT '';
    ALTER TABLE corporate_insurance_forms
      ADD COLUMN answers jsonb, ADD COLUMN campaign jsonb, ADD COLUMN locale varchar DEFAULT '',
      ADD COLUMN concern varchar DEFAULT '', ADD COLUMN sub_purpose varchar DEFAULT '',
      ADD COLUMN sum_insured varchar DEFAULT '', ADD COLUMN contact_date varchar DEFAULT '',
      ADD COLUMN contact_time varchar DEFAULT '', ADD COLUMN contact_language varchar DEFAULT '',
      ADD COLUMN referrer_url varchar DEFAULT '', ADD COLUMN variant varchar DEFAULT '',
      ADD COLUMN channel varchar DEFAULT '', ADD COLUMN captcha varchar DEFAULT '';

    CREATE FUNCTION pg_temp.answers_of(record jsonb) RETURNS jsonb LANGUAGE sql AS $$
      SELECT jsonb_agg(jsonb_build_object(
          'field', asked.field, 'asked', asked.label, 'value', record ->> asked.field, 'words', record ->> asked.field
        ) ORDER BY asked.place)
      FROM (VALUES
        (1, 'name', 'Name'), (2, 'phone', 'Phone'), (3, 'email', 'Email'), (4, 'city', 'City'),
        (5, 'concern', 'Purpose'), (6, 'sub_purpose', 'Sub purpose'), (7, 'company_name', 'Company name'),
        (8, 'sum_insured', 'Sum insured'), (9, 'contact_date', 'Date'), (10, 'contact_time', 'Time'),
        (11, 'contact_language', 'Language'), (12, 'referrer_url', 'Sent from')
      ) AS asked (place, field, label)
      WHERE record ->> asked.field <> ''
    $$;
    UPDATE call_from_experts AS r SET answers = pg_temp.answers_of(to_jsonb(r)), locale = 'en';
    UPDATE posp_agent_forms AS r SET answers = pg_temp.answers_of(to_jsonb(r)), locale = 'en';
    UPDATE corporate_insurance_forms AS r SET answers = pg_temp.answers_of(to_jsonb(r)), locale = 'en';
    DROP FUNCTION pg_temp.answers_of(jsonb);

    -- What was answered to somebody whom a register has already is not the agents' alone any more.
    UPDATE enquiry.idempotency_keys SET response = '{"isKnown": true}' WHERE response ? 'isKnownAgent';
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    UPDATE enquiry.idempotency_keys SET response = '{"isKnownAgent": true}' WHERE response ? 'isKnown';
    ALTER TABLE corporate_insurance_forms
      DROP COLUMN answers, DROP COLUMN campaign, DROP COLUMN locale, DROP COLUMN concern, DROP COLUMN sub_purpose,
      DROP COLUMN sum_insured, DROP COLUMN contact_date, DROP COLUMN contact_time, DROP COLUMN contact_language,
      DROP COLUMN referrer_url, DROP COLUMN variant, DROP COLUMN channel, DROP COLUMN captcha;
    ALTER TABLE posp_agent_forms
      DROP COLUMN answers, DROP COLUMN campaign, DROP COLUMN locale, DROP COLUMN sub_purpose,
      DROP COLUMN company_name, DROP COLUMN sum_insured;
    ALTER TABLE call_from_experts DROP COLUMN answers, DROP COLUMN campaign, DROP COLUMN locale;
  `);
}
