import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_team_advises_on" AS ENUM('companies', 'people', 'fertility', 'agents');
  CREATE TYPE "public"."enum__team_v_version_advises_on" AS ENUM('companies', 'people', 'fertility', 'agents');
  CREATE TABLE "pages_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "_pages_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "team_advises_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_team_advises_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_team_v_version_advises_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__team_v_version_advises_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "scene" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "benefit" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_scene" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_benefit" varchar;
  ALTER TABLE "team_locales" ADD COLUMN "languages" varchar;
  ALTER TABLE "team_locales" ADD COLUMN "hours" varchar;
  ALTER TABLE "_team_v_locales" ADD COLUMN "version_languages" varchar;
  ALTER TABLE "_team_v_locales" ADD COLUMN "version_hours" varchar;
  ALTER TABLE "pages_facts" ADD CONSTRAINT "pages_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_facts" ADD CONSTRAINT "_pages_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_advises_on" ADD CONSTRAINT "team_advises_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_advises_on" ADD CONSTRAINT "_team_v_version_advises_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_facts_order_idx" ON "pages_facts" USING btree ("_order");
  CREATE INDEX "pages_facts_parent_id_idx" ON "pages_facts" USING btree ("_parent_id");
  CREATE INDEX "pages_facts_locale_idx" ON "pages_facts" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_facts_order_idx" ON "_pages_v_version_facts" USING btree ("_order");
  CREATE INDEX "_pages_v_version_facts_parent_id_idx" ON "_pages_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_facts_locale_idx" ON "_pages_v_version_facts" USING btree ("_locale");
  CREATE INDEX "team_advises_on_order_idx" ON "team_advises_on" USING btree ("order");
  CREATE INDEX "team_advises_on_parent_idx" ON "team_advises_on" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_advises_on_order_idx" ON "_team_v_version_advises_on" USING btree ("order");
  CREATE INDEX "_team_v_version_advises_on_parent_idx" ON "_team_v_version_advises_on" USING btree ("parent_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_facts" CASCADE;
  DROP TABLE "_pages_v_version_facts" CASCADE;
  DROP TABLE "team_advises_on" CASCADE;
  DROP TABLE "_team_v_version_advises_on" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "scene";
  ALTER TABLE "pages_locales" DROP COLUMN "benefit";
  ALTER TABLE "_pages_v" DROP COLUMN "version_scene";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_benefit";
  ALTER TABLE "team_locales" DROP COLUMN "languages";
  ALTER TABLE "team_locales" DROP COLUMN "hours";
  ALTER TABLE "_team_v_locales" DROP COLUMN "version_languages";
  ALTER TABLE "_team_v_locales" DROP COLUMN "version_hours";
  DROP TYPE "public"."enum_team_advises_on";
  DROP TYPE "public"."enum__team_v_version_advises_on";`);
}
