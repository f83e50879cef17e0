import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Hand-overs of enquiries to CRMs: what a CRM calls its record of one, so that it can be erased there, and which of its
 * fields staff have chosen for ours.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_deliveries_channel" ADD VALUE 'crm';
    CREATE TABLE enquiry.crm_records (
      delivery_id integer PRIMARY KEY REFERENCES public.deliveries (id) ON DELETE CASCADE,
      remote_id text,
      is_shared boolean NOT NULL
    );
    CREATE TABLE enquiry.crm_mappings (
      crm text PRIMARY KEY,
      fields jsonb NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now(),
      changed_by text NOT NULL
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE enquiry.crm_mappings;
    DROP TABLE enquiry.crm_records;
    DELETE FROM deliveries WHERE channel = 'crm';
    ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE text;
    DROP TYPE "public"."enum_deliveries_channel";
    CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('support-mail', 'crm-webhook');
    ALTER TABLE "deliveries" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_deliveries_channel"
      USING "channel"::"public"."enum_deliveries_channel";
  `);
}
