import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cases_register" AS ENUM('enquiries', 'agents', 'businesses', 'contacts', 'resumes');
  CREATE TYPE "public"."enum_cases_state" AS ENUM('new', 'taken', 'waiting', 'resting', 'closed');
  CREATE TYPE "public"."enum_cases_outcome" AS ENUM('done', 'not-wanted', 'not-possible', 'not-reached', 'stopped', 'not-meant');
  CREATE TYPE "public"."enum_case_events_kind" AS ENUM('arrived', 'taken', 'noted', 'called', 'not-reached', 'planned', 'closed');
  CREATE TABLE "cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"register" "enum_cases_register",
  	"about" varchar DEFAULT '',
  	"name" varchar DEFAULT '',
  	"phone" varchar DEFAULT '',
  	"email" varchar DEFAULT '',
  	"state" "enum_cases_state" DEFAULT 'new',
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0,
  	"outcome" "enum_cases_outcome",
  	"reason" varchar DEFAULT '',
  	"enquiry_id" integer,
  	"agent_id" integer,
  	"business_id" integer,
  	"contact_id" integer,
  	"resume_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"case_id" integer NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_case_events_kind" NOT NULL,
  	"text" varchar DEFAULT '' NOT NULL,
  	"detail" varchar DEFAULT '' NOT NULL,
  	"who" varchar DEFAULT '' NOT NULL,
  	"who_id" numeric,
  	"created_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_events_id" integer;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_enquiry_id_call_from_experts_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."call_from_experts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_agent_id_posp_agent_forms_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."posp_agent_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_business_id_corporate_insurance_forms_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."corporate_insurance_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_contact_id_contact_us_forms_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_us_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cases_reference_idx" ON "cases" USING btree ("reference");
  CREATE INDEX "cases_assignee_idx" ON "cases" USING btree ("assignee_id");
  CREATE INDEX "cases_enquiry_idx" ON "cases" USING btree ("enquiry_id");
  CREATE INDEX "cases_agent_idx" ON "cases" USING btree ("agent_id");
  CREATE INDEX "cases_business_idx" ON "cases" USING btree ("business_id");
  CREATE INDEX "cases_contact_idx" ON "cases" USING btree ("contact_id");
  CREATE INDEX "cases_resume_idx" ON "cases" USING btree ("resume_id");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "case_events_case_idx" ON "case_events" USING btree ("case_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_events_fk" FOREIGN KEY ("case_events_id") REFERENCES "public"."case_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_events_id_idx" ON "payload_locked_documents_rels" USING btree ("case_events_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "case_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_case_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_cases_id_idx";
  DROP INDEX "payload_locked_documents_rels_case_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_events_id";
  DROP TYPE "public"."enum_cases_register";
  DROP TYPE "public"."enum_cases_state";
  DROP TYPE "public"."enum_cases_outcome";
  DROP TYPE "public"."enum_case_events_kind";`);
}
