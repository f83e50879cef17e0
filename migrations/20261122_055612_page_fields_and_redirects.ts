import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_captcha" AS ENUM('checkbox', 'score-after-dialog', 'score-in-dialogs');
  CREATE TYPE "public"."enum__pages_v_version_captcha" AS ENUM('checkbox', 'score-after-dialog', 'score-in-dialogs');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "pages" ADD COLUMN "form" varchar DEFAULT 'general';
  ALTER TABLE "pages" ADD COLUMN "captcha" "enum_pages_captcha" DEFAULT 'checkbox';
  ALTER TABLE "pages" ADD COLUMN "picture" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_form" varchar DEFAULT 'general';
  ALTER TABLE "_pages_v" ADD COLUMN "version_captcha" "enum__pages_v_version_captcha" DEFAULT 'checkbox';
  ALTER TABLE "_pages_v" ADD COLUMN "version_picture" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_name" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "path" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_path" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE UNIQUE INDEX "blog_posts_path_idx" ON "blog_posts" USING btree ("path");
  CREATE INDEX "_blog_posts_v_version_version_path_idx" ON "_blog_posts_v" USING btree ("version_path");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_parent_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_parent_id_pages_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "pages_parent_idx";
  DROP INDEX "_pages_v_version_version_parent_idx";
  DROP INDEX "blog_posts_path_idx";
  DROP INDEX "_blog_posts_v_version_version_path_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "pages" DROP COLUMN "parent_id";
  ALTER TABLE "pages" DROP COLUMN "form";
  ALTER TABLE "pages" DROP COLUMN "captcha";
  ALTER TABLE "pages" DROP COLUMN "picture";
  ALTER TABLE "pages_locales" DROP COLUMN "name";
  ALTER TABLE "_pages_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_form";
  ALTER TABLE "_pages_v" DROP COLUMN "version_captcha";
  ALTER TABLE "_pages_v" DROP COLUMN "version_picture";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_name";
  ALTER TABLE "blog_posts" DROP COLUMN "path";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_path";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_pages_captcha";
  DROP TYPE "public"."enum__pages_v_version_captcha";`);
}
