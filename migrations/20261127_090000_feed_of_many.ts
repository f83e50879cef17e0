import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The last page of the feed looks at what has changed, not at every enquiry: the latest change and entries to bury are
 * found by an index, and a deleted enquiry lets go of its entry by itself.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE INDEX feed_entries_version_idx ON enquiry.feed_entries (version);
    CREATE INDEX feed_entries_to_bury_idx ON enquiry.feed_entries (id)
      WHERE reference IS NULL AND version IS NOT NULL;

    CREATE FUNCTION enquiry.let_go_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE enquiry.feed_entries SET reference = NULL WHERE reference IN (SELECT reference FROM gone);
      RETURN NULL;
    END $$;
    CREATE TRIGGER let_go_of_entry AFTER DELETE ON call_from_experts
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.let_go_of_entry();
    CREATE TRIGGER let_go_of_entry AFTER DELETE ON corporate_insurance_forms
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.let_go_of_entry();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER let_go_of_entry ON corporate_insurance_forms;
    DROP TRIGGER let_go_of_entry ON call_from_experts;
    DROP FUNCTION enquiry.let_go_of_entry();
    DROP INDEX enquiry.feed_entries_to_bury_idx;
    DROP INDEX enquiry.feed_entries_version_idx;
  `);
}
