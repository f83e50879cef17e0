import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who deletes a record of these forms deletes the answer kept for a repeated save, as with the others. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER forget_answers AFTER DELETE ON corporate_insurance_forms
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.forget_answers();
    CREATE TRIGGER forget_answers AFTER DELETE ON contact_us_forms
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.forget_answers();
    CREATE TRIGGER forget_answers AFTER DELETE ON resumes
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.forget_answers();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER forget_answers ON resumes;
    DROP TRIGGER forget_answers ON contact_us_forms;
    DROP TRIGGER forget_answers ON corporate_insurance_forms;
  `);
}
