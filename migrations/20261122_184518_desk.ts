import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cases_source" AS ENUM('site', 'telephone', 'walk-in');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('English', 'Hindi');
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'viewed' BEFORE 'taken';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'handed-over' BEFORE 'noted';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'mailed';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'allowed';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'slot-chosen';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'asked-again';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'said-go-on';
  ALTER TYPE "public"."enum_case_events_kind" ADD VALUE 'stopped';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'compliance';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'reader';
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "cases" ADD COLUMN "purpose" varchar DEFAULT '';
  ALTER TABLE "cases" ADD COLUMN "city" varchar DEFAULT '';
  ALTER TABLE "cases" ADD COLUMN "language" varchar DEFAULT '';
  ALTER TABLE "cases" ADD COLUMN "page" varchar DEFAULT '';
  ALTER TABLE "cases" ADD COLUMN "campaign" varchar DEFAULT '';
  ALTER TABLE "cases" ADD COLUMN "source" "enum_cases_source" DEFAULT 'site';
  ALTER TABLE "cases" ADD COLUMN "slot_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "promised_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "first_call_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "reached_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "asked_again_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "wants_mail" boolean DEFAULT true;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_languages" CASCADE;
  ALTER TABLE "case_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_case_events_kind";
  CREATE TYPE "public"."enum_case_events_kind" AS ENUM('arrived', 'taken', 'noted', 'called', 'not-reached', 'planned', 'closed');
  ALTER TABLE "case_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_case_events_kind" USING "kind"::"public"."enum_case_events_kind";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'adviser');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "cases" DROP COLUMN "purpose";
  ALTER TABLE "cases" DROP COLUMN "city";
  ALTER TABLE "cases" DROP COLUMN "language";
  ALTER TABLE "cases" DROP COLUMN "page";
  ALTER TABLE "cases" DROP COLUMN "campaign";
  ALTER TABLE "cases" DROP COLUMN "source";
  ALTER TABLE "cases" DROP COLUMN "slot_at";
  ALTER TABLE "cases" DROP COLUMN "promised_at";
  ALTER TABLE "cases" DROP COLUMN "first_call_at";
  ALTER TABLE "cases" DROP COLUMN "reached_at";
  ALTER TABLE "cases" DROP COLUMN "closed_at";
  ALTER TABLE "cases" DROP COLUMN "asked_again_at";
  ALTER TABLE "users" DROP COLUMN "wants_mail";
  DROP TYPE "public"."enum_cases_source";
  DROP TYPE "public"."enum_users_languages";`);
}
