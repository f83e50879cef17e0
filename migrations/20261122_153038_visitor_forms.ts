import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_us_forms_progress" AS ENUM('new', 'called', 'no-answer', 'closed');
  CREATE TYPE "public"."enum_resumes_progress" AS ENUM('new', 'called', 'no-answer', 'closed');
  CREATE TABLE "contact_us_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"answers" jsonb,
  	"name" varchar DEFAULT '',
  	"phone" varchar DEFAULT '',
  	"email" varchar DEFAULT '',
  	"topic" varchar DEFAULT '',
  	"referrer_url" varchar DEFAULT '',
  	"city" varchar DEFAULT '',
  	"sub_purpose" varchar DEFAULT '',
  	"campaign" jsonb,
  	"variant" varchar DEFAULT '',
  	"channel" varchar DEFAULT '',
  	"captcha" varchar DEFAULT '',
  	"locale" varchar DEFAULT '',
  	"progress" "enum_contact_us_forms_progress" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resumes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"answers" jsonb,
  	"position" varchar DEFAULT '',
  	"name" varchar DEFAULT '',
  	"phone" varchar DEFAULT '',
  	"email" varchar DEFAULT '',
  	"referrer_url" varchar DEFAULT '',
  	"campaign" jsonb,
  	"variant" varchar DEFAULT '',
  	"channel" varchar DEFAULT '',
  	"captcha" varchar DEFAULT '',
  	"locale" varchar DEFAULT '',
  	"progress" "enum_resumes_progress" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "sector" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "people" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "renewal_month" varchar DEFAULT '';
  ALTER TABLE "deliveries" ADD COLUMN "business_id" integer;
  ALTER TABLE "deliveries" ADD COLUMN "contact_id" integer;
  ALTER TABLE "deliveries" ADD COLUMN "resume_id" integer;
  ALTER TABLE "consents" ADD COLUMN "business_id" integer;
  ALTER TABLE "consents" ADD COLUMN "contact_id" integer;
  ALTER TABLE "consents" ADD COLUMN "resume_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_us_forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resumes_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "retention_contacts_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "retention_resumes_months" numeric DEFAULT 12 NOT NULL;
  CREATE UNIQUE INDEX "contact_us_forms_reference_idx" ON "contact_us_forms" USING btree ("reference");
  CREATE INDEX "contact_us_forms_progress_idx" ON "contact_us_forms" USING btree ("progress");
  CREATE INDEX "contact_us_forms_updated_at_idx" ON "contact_us_forms" USING btree ("updated_at");
  CREATE INDEX "contact_us_forms_created_at_idx" ON "contact_us_forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_reference_idx" ON "resumes" USING btree ("reference");
  CREATE INDEX "resumes_progress_idx" ON "resumes" USING btree ("progress");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_business_id_corporate_insurance_forms_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."corporate_insurance_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_contact_id_contact_us_forms_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_us_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_business_id_corporate_insurance_forms_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."corporate_insurance_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_contact_id_contact_us_forms_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_us_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consents" ADD CONSTRAINT "consents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_us_forms_fk" FOREIGN KEY ("contact_us_forms_id") REFERENCES "public"."contact_us_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deliveries_business_idx" ON "deliveries" USING btree ("business_id");
  CREATE INDEX "deliveries_contact_idx" ON "deliveries" USING btree ("contact_id");
  CREATE INDEX "deliveries_resume_idx" ON "deliveries" USING btree ("resume_id");
  CREATE INDEX "consents_business_idx" ON "consents" USING btree ("business_id");
  CREATE INDEX "consents_contact_idx" ON "consents" USING btree ("contact_id");
  CREATE INDEX "consents_resume_idx" ON "consents" USING btree ("resume_id");
  CREATE INDEX "payload_locked_documents_rels_contact_us_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_us_forms_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "concern";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "sub_purpose";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "sum_insured";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "contact_date";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "contact_time";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "contact_language";`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_us_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resumes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_us_forms" CASCADE;
  DROP TABLE "resumes" CASCADE;
  ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_business_id_corporate_insurance_forms_id_fk";
  
  ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_contact_id_contact_us_forms_id_fk";
  
  ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_resume_id_resumes_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_business_id_corporate_insurance_forms_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_contact_id_contact_us_forms_id_fk";
  
  ALTER TABLE "consents" DROP CONSTRAINT "consents_resume_id_resumes_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_us_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resumes_fk";
  
  DROP INDEX "deliveries_business_idx";
  DROP INDEX "deliveries_contact_idx";
  DROP INDEX "deliveries_resume_idx";
  DROP INDEX "consents_business_idx";
  DROP INDEX "consents_contact_idx";
  DROP INDEX "consents_resume_idx";
  DROP INDEX "payload_locked_documents_rels_contact_us_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_resumes_id_idx";
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "concern" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "sub_purpose" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "sum_insured" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "contact_date" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "contact_time" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" ADD COLUMN "contact_language" varchar DEFAULT '';
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "sector";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "people";
  ALTER TABLE "corporate_insurance_forms" DROP COLUMN "renewal_month";
  ALTER TABLE "deliveries" DROP COLUMN "business_id";
  ALTER TABLE "deliveries" DROP COLUMN "contact_id";
  ALTER TABLE "deliveries" DROP COLUMN "resume_id";
  ALTER TABLE "consents" DROP COLUMN "business_id";
  ALTER TABLE "consents" DROP COLUMN "contact_id";
  ALTER TABLE "consents" DROP COLUMN "resume_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_us_forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resumes_id";
  ALTER TABLE "site_settings" DROP COLUMN "retention_contacts_months";
  ALTER TABLE "site_settings" DROP COLUMN "retention_resumes_months";
  DROP TYPE "public"."enum_contact_us_forms_progress";
  DROP TYPE "public"."enum_resumes_progress";`);
}
