import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Who deletes a submission deletes what belongs to it: its deliveries, whose bodies repeat it, its consents, and
 * the answer kept for a repeated save. The database does it, in the transaction of whoever deletes: hooks of the
 * content service run outside of it. What earlier deletions left behind goes now.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DELETE FROM deliveries WHERE enquiry_id IS NULL AND agent_id IS NULL;
    DELETE FROM consents WHERE enquiry_id IS NULL AND agent_id IS NULL;

    ALTER TABLE deliveries
      DROP CONSTRAINT deliveries_enquiry_id_call_from_experts_id_fk,
      DROP CONSTRAINT deliveries_agent_id_posp_agent_forms_id_fk,
      ADD CONSTRAINT deliveries_enquiry_id_call_from_experts_id_fk
        FOREIGN KEY (enquiry_id) REFERENCES call_from_experts (id) ON DELETE CASCADE,
      ADD CONSTRAINT deliveries_agent_id_posp_agent_forms_id_fk
        FOREIGN KEY (agent_id) REFERENCES posp_agent_forms (id) ON DELETE CASCADE;
    ALTER TABLE consents
      DROP CONSTRAINT consents_enquiry_id_call_from_experts_id_fk,
      DROP CONSTRAINT consents_agent_id_posp_agent_forms_id_fk,
      ADD CONSTRAINT consents_enquiry_id_call_from_experts_id_fk
        FOREIGN KEY (enquiry_id) REFERENCES call_from_experts (id) ON DELETE CASCADE,
      ADD CONSTRAINT consents_agent_id_posp_agent_forms_id_fk
        FOREIGN KEY (agent_id) REFERENCES posp_agent_forms (id) ON DELETE CASCADE;

    CREATE FUNCTION enquiry.forget_answers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM enquiry.idempotency_keys WHERE response ->> 'reference' IN (SELECT reference FROM gone);
      RETURN NULL;
    END $$;
    CREATE TRIGGER forget_answers AFTER DELETE ON call_from_experts
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.forget_answers();
    CREATE TRIGGER forget_answers AFTER DELETE ON posp_agent_forms
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION enquiry.forget_answers();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER forget_answers ON posp_agent_forms;
    DROP TRIGGER forget_answers ON call_from_experts;
    DROP FUNCTION enquiry.forget_answers();
    ALTER TABLE consents
      DROP CONSTRAINT consents_enquiry_id_call_from_experts_id_fk,
      DROP CONSTRAINT consents_agent_id_posp_agent_forms_id_fk,
      ADD CONSTRAINT consents_enquiry_id_call_from_experts_id_fk
        FOREIGN KEY (enquiry_id) REFERENCES call_from_experts (id) ON DELETE SET NULL,
      ADD CONSTRAINT consents_agent_id_posp_agent_forms_id_fk
        FOREIGN KEY (agent_id) REFERENCES posp_agent_forms (id) ON DELETE SET NULL;
    ALTER TABLE deliveries
      DROP CONSTRAINT deliveries_enquiry_id_call_from_experts_id_fk,
      DROP CONSTRAINT deliveries_agent_id_posp_agent_forms_id_fk,
      ADD CONSTRAINT deliveries_enquiry_id_call_from_experts_id_fk
        FOREIGN KEY (enquiry_id) REFERENCES call_from_experts (id) ON DELETE SET NULL,
      ADD CONSTRAINT deliveries_agent_id_posp_agent_forms_id_fk
        FOREIGN KEY (agent_id) REFERENCES posp_agent_forms (id) ON DELETE SET NULL;
  `);
}
