import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tool_parameters_unit" AS ENUM('rupees', 'factor', 'share', 'percent-a-year', 'years', 'count', 'list');
  CREATE TYPE "public"."enum_questionnaires_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tool_parameters_v_unit" AS ENUM('rupees', 'factor', 'share', 'percent-a-year', 'years', 'count', 'list');
  CREATE TYPE "public"."enum__questionnaires_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questionnaires_v_published_locale" AS ENUM('en');
  CREATE TABLE "tool_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "tool_sections_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "tool_options_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "tool_questions_locales" (
  	"label" varchar,
  	"short" varchar,
  	"hint" varchar,
  	"why" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_houses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"cover_page" varchar
  );
  
  CREATE TABLE "tool_houses_locales" (
  	"label" varchar,
  	"about" varchar,
  	"action" varchar,
  	"cover_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" numeric,
  	"unit" "enum_tool_parameters_unit",
  	"list" varchar,
  	"source_address" varchar,
  	"as_of" varchar,
  	"is_assumption" boolean DEFAULT false,
  	"signed_off_by" varchar
  );
  
  CREATE TABLE "tool_parameters_locales" (
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tool_weights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"option" varchar,
  	"house" varchar,
  	"measure" varchar,
  	"level" varchar
  );
  
  CREATE TABLE "tool_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar
  );
  
  CREATE TABLE "tool_texts_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "questionnaires" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_questionnaires_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "questionnaires_locales" (
  	"title" varchar,
  	"what_changed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_sections_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_sections_v_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_options_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_options_v_locales" (
  	"label" varchar,
  	"hint" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_questions_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_questions_v_locales" (
  	"label" varchar,
  	"short" varchar,
  	"hint" varchar,
  	"why" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_houses_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"cover_page" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_houses_v_locales" (
  	"label" varchar,
  	"about" varchar,
  	"action" varchar,
  	"cover_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_parameters_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" numeric,
  	"unit" "enum__tool_parameters_v_unit",
  	"list" varchar,
  	"source_address" varchar,
  	"as_of" varchar,
  	"is_assumption" boolean DEFAULT false,
  	"signed_off_by" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_parameters_v_locales" (
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tool_weights_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"option" varchar,
  	"house" varchar,
  	"measure" varchar,
  	"level" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_texts_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tool_texts_v_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_questionnaires_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__questionnaires_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__questionnaires_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_questionnaires_v_locales" (
  	"version_title" varchar,
  	"version_what_changed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questionnaires_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "result_days" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "tool_sections" ADD CONSTRAINT "tool_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_sections_locales" ADD CONSTRAINT "tool_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_options" ADD CONSTRAINT "tool_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_options_locales" ADD CONSTRAINT "tool_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_questions" ADD CONSTRAINT "tool_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_questions_locales" ADD CONSTRAINT "tool_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_houses" ADD CONSTRAINT "tool_houses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_houses_locales" ADD CONSTRAINT "tool_houses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_houses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_parameters" ADD CONSTRAINT "tool_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_parameters_locales" ADD CONSTRAINT "tool_parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_weights" ADD CONSTRAINT "tool_weights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_texts" ADD CONSTRAINT "tool_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tool_texts_locales" ADD CONSTRAINT "tool_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tool_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questionnaires_locales" ADD CONSTRAINT "questionnaires_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_sections_v" ADD CONSTRAINT "_tool_sections_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_sections_v_locales" ADD CONSTRAINT "_tool_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_options_v" ADD CONSTRAINT "_tool_options_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_options_v_locales" ADD CONSTRAINT "_tool_options_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_options_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_questions_v" ADD CONSTRAINT "_tool_questions_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_questions_v_locales" ADD CONSTRAINT "_tool_questions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_houses_v" ADD CONSTRAINT "_tool_houses_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_houses_v_locales" ADD CONSTRAINT "_tool_houses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_houses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_parameters_v" ADD CONSTRAINT "_tool_parameters_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_parameters_v_locales" ADD CONSTRAINT "_tool_parameters_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_parameters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_weights_v" ADD CONSTRAINT "_tool_weights_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_texts_v" ADD CONSTRAINT "_tool_texts_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tool_texts_v_locales" ADD CONSTRAINT "_tool_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tool_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questionnaires_v" ADD CONSTRAINT "_questionnaires_v_parent_id_questionnaires_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."questionnaires"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_questionnaires_v_locales" ADD CONSTRAINT "_questionnaires_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questionnaires_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tool_sections_order_idx" ON "tool_sections" USING btree ("_order");
  CREATE INDEX "tool_sections_parent_id_idx" ON "tool_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_sections_locales_locale_parent_id_unique" ON "tool_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_options_order_idx" ON "tool_options" USING btree ("_order");
  CREATE INDEX "tool_options_parent_id_idx" ON "tool_options" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_options_locales_locale_parent_id_unique" ON "tool_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_questions_order_idx" ON "tool_questions" USING btree ("_order");
  CREATE INDEX "tool_questions_parent_id_idx" ON "tool_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_questions_locales_locale_parent_id_unique" ON "tool_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_houses_order_idx" ON "tool_houses" USING btree ("_order");
  CREATE INDEX "tool_houses_parent_id_idx" ON "tool_houses" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_houses_locales_locale_parent_id_unique" ON "tool_houses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_parameters_order_idx" ON "tool_parameters" USING btree ("_order");
  CREATE INDEX "tool_parameters_parent_id_idx" ON "tool_parameters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_parameters_locales_locale_parent_id_unique" ON "tool_parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tool_weights_order_idx" ON "tool_weights" USING btree ("_order");
  CREATE INDEX "tool_weights_parent_id_idx" ON "tool_weights" USING btree ("_parent_id");
  CREATE INDEX "tool_texts_order_idx" ON "tool_texts" USING btree ("_order");
  CREATE INDEX "tool_texts_parent_id_idx" ON "tool_texts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tool_texts_locales_locale_parent_id_unique" ON "tool_texts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "questionnaires_key_idx" ON "questionnaires" USING btree ("key");
  CREATE INDEX "questionnaires_updated_at_idx" ON "questionnaires" USING btree ("updated_at");
  CREATE INDEX "questionnaires_created_at_idx" ON "questionnaires" USING btree ("created_at");
  CREATE INDEX "questionnaires__status_idx" ON "questionnaires" USING btree ("_status");
  CREATE UNIQUE INDEX "questionnaires_locales_locale_parent_id_unique" ON "questionnaires_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_sections_v_order_idx" ON "_tool_sections_v" USING btree ("_order");
  CREATE INDEX "_tool_sections_v_parent_id_idx" ON "_tool_sections_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_sections_v_locales_locale_parent_id_unique" ON "_tool_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_options_v_order_idx" ON "_tool_options_v" USING btree ("_order");
  CREATE INDEX "_tool_options_v_parent_id_idx" ON "_tool_options_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_options_v_locales_locale_parent_id_unique" ON "_tool_options_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_questions_v_order_idx" ON "_tool_questions_v" USING btree ("_order");
  CREATE INDEX "_tool_questions_v_parent_id_idx" ON "_tool_questions_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_questions_v_locales_locale_parent_id_unique" ON "_tool_questions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_houses_v_order_idx" ON "_tool_houses_v" USING btree ("_order");
  CREATE INDEX "_tool_houses_v_parent_id_idx" ON "_tool_houses_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_houses_v_locales_locale_parent_id_unique" ON "_tool_houses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_parameters_v_order_idx" ON "_tool_parameters_v" USING btree ("_order");
  CREATE INDEX "_tool_parameters_v_parent_id_idx" ON "_tool_parameters_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_parameters_v_locales_locale_parent_id_unique" ON "_tool_parameters_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tool_weights_v_order_idx" ON "_tool_weights_v" USING btree ("_order");
  CREATE INDEX "_tool_weights_v_parent_id_idx" ON "_tool_weights_v" USING btree ("_parent_id");
  CREATE INDEX "_tool_texts_v_order_idx" ON "_tool_texts_v" USING btree ("_order");
  CREATE INDEX "_tool_texts_v_parent_id_idx" ON "_tool_texts_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tool_texts_v_locales_locale_parent_id_unique" ON "_tool_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_questionnaires_v_parent_idx" ON "_questionnaires_v" USING btree ("parent_id");
  CREATE INDEX "_questionnaires_v_version_version_key_idx" ON "_questionnaires_v" USING btree ("version_key");
  CREATE INDEX "_questionnaires_v_version_version_updated_at_idx" ON "_questionnaires_v" USING btree ("version_updated_at");
  CREATE INDEX "_questionnaires_v_version_version_created_at_idx" ON "_questionnaires_v" USING btree ("version_created_at");
  CREATE INDEX "_questionnaires_v_version_version__status_idx" ON "_questionnaires_v" USING btree ("version__status");
  CREATE INDEX "_questionnaires_v_created_at_idx" ON "_questionnaires_v" USING btree ("created_at");
  CREATE INDEX "_questionnaires_v_updated_at_idx" ON "_questionnaires_v" USING btree ("updated_at");
  CREATE INDEX "_questionnaires_v_snapshot_idx" ON "_questionnaires_v" USING btree ("snapshot");
  CREATE INDEX "_questionnaires_v_published_locale_idx" ON "_questionnaires_v" USING btree ("published_locale");
  CREATE INDEX "_questionnaires_v_latest_idx" ON "_questionnaires_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_questionnaires_v_locales_locale_parent_id_unique" ON "_questionnaires_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questionnaires_fk" FOREIGN KEY ("questionnaires_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_questionnaires_id_idx" ON "payload_locked_documents_rels" USING btree ("questionnaires_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tool_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_houses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_houses_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_parameters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_parameters_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_weights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tool_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questionnaires" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "questionnaires_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_sections_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_options_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_questions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_questions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_houses_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_houses_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_parameters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_parameters_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_weights_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tool_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questionnaires_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_questionnaires_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tool_sections" CASCADE;
  DROP TABLE "tool_sections_locales" CASCADE;
  DROP TABLE "tool_options" CASCADE;
  DROP TABLE "tool_options_locales" CASCADE;
  DROP TABLE "tool_questions" CASCADE;
  DROP TABLE "tool_questions_locales" CASCADE;
  DROP TABLE "tool_houses" CASCADE;
  DROP TABLE "tool_houses_locales" CASCADE;
  DROP TABLE "tool_parameters" CASCADE;
  DROP TABLE "tool_parameters_locales" CASCADE;
  DROP TABLE "tool_weights" CASCADE;
  DROP TABLE "tool_texts" CASCADE;
  DROP TABLE "tool_texts_locales" CASCADE;
  DROP TABLE "questionnaires" CASCADE;
  DROP TABLE "questionnaires_locales" CASCADE;
  DROP TABLE "_tool_sections_v" CASCADE;
  DROP TABLE "_tool_sections_v_locales" CASCADE;
  DROP TABLE "_tool_options_v" CASCADE;
  DROP TABLE "_tool_options_v_locales" CASCADE;
  DROP TABLE "_tool_questions_v" CASCADE;
  DROP TABLE "_tool_questions_v_locales" CASCADE;
  DROP TABLE "_tool_houses_v" CASCADE;
  DROP TABLE "_tool_houses_v_locales" CASCADE;
  DROP TABLE "_tool_parameters_v" CASCADE;
  DROP TABLE "_tool_parameters_v_locales" CASCADE;
  DROP TABLE "_tool_weights_v" CASCADE;
  DROP TABLE "_tool_texts_v" CASCADE;
  DROP TABLE "_tool_texts_v_locales" CASCADE;
  DROP TABLE "_questionnaires_v" CASCADE;
  DROP TABLE "_questionnaires_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_questionnaires_fk";
  
  DROP INDEX "payload_locked_documents_rels_questionnaires_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questionnaires_id";
  ALTER TABLE "site_settings" DROP COLUMN "result_days";
  DROP TYPE "public"."enum_tool_parameters_unit";
  DROP TYPE "public"."enum_questionnaires_status";
  DROP TYPE "public"."enum__tool_parameters_v_unit";
  DROP TYPE "public"."enum__questionnaires_v_version_status";
  DROP TYPE "public"."enum__questionnaires_v_published_locale";`);
}
