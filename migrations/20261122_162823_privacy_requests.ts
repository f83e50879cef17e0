import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consents_withdrawn_source" AS ENUM('visitor', 'newsletter', 'staff');
  CREATE TYPE "public"."enum_consents_state" AS ENUM('given', 'not-given', 'withdrawn');
  CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'correction', 'erasure', 'withdrawal');
  CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('asked', 'confirmed', 'in-work', 'done', 'refused', 'held-back');
  CREATE TYPE "public"."enum_privacy_requests_via" AS ENUM('email', 'phone');
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_privacy_requests_kind" NOT NULL,
  	"state" "enum_privacy_requests_state" NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"via" "enum_privacy_requests_via" NOT NULL,
  	"locale" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"about_reference" varchar,
  	"about_field" varchar,
  	"wrong" varchar,
  	"right" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"settled_at" timestamp(3) with time zone,
  	"decided_by_id" integer,
  	"outcome" varchar,
  	"person_code" varchar,
  	"erased" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "consents" ADD COLUMN "withdrawn_source" "enum_consents_withdrawn_source";
  ALTER TABLE "consents" ADD COLUMN "state" "enum_consents_state";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "retention_privacy_requests_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_answer_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_enquiries_months" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_agents_months" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_businesses_months" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_contacts_months" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_resumes_months" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "privacy_held_back_privacy_requests_months" varchar;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE UNIQUE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_decided_by_idx" ON "privacy_requests" USING btree ("decided_by_id");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "consents_state_idx" ON "consents" USING btree ("state");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  DROP INDEX "consents_state_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  ALTER TABLE "consents" DROP COLUMN "withdrawn_source";
  ALTER TABLE "consents" DROP COLUMN "state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  ALTER TABLE "site_settings" DROP COLUMN "retention_privacy_requests_months";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_answer_days";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_enquiries_months";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_agents_months";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_businesses_months";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_contacts_months";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_resumes_months";
  ALTER TABLE "site_settings_locales" DROP COLUMN "privacy_held_back_privacy_requests_months";
  DROP TYPE "public"."enum_consents_withdrawn_source";
  DROP TYPE "public"."enum_consents_state";
  DROP TYPE "public"."enum_privacy_requests_kind";
  DROP TYPE "public"."enum_privacy_requests_state";
  DROP TYPE "public"."enum_privacy_requests_via";`);
}
