import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Texts of the settings and of legal documents that visitors read get a value for each language: theirs is English. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "legal_documents_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_premiums_rows_locales" (
  	"premium" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings_locales" ADD COLUMN "company_legal_name" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "company_registered_office" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "company_principal_place" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "company_contact_person" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "company_grievance_officer" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "licence_category" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "contact_calling_series" varchar;
  ALTER TABLE "legal_documents_locales" ADD CONSTRAINT "legal_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_premiums_rows_locales" ADD CONSTRAINT "site_settings_premiums_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_premiums_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "legal_documents_locales_locale_parent_id_unique" ON "legal_documents_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_premiums_rows_locales_locale_parent_id_unique" ON "site_settings_premiums_rows_locales" USING btree ("_locale","_parent_id");
  INSERT INTO "legal_documents_locales" ("title", "_locale", "_parent_id") SELECT "title", 'en', "id" FROM "legal_documents";
  INSERT INTO "site_settings_premiums_rows_locales" ("premium", "_locale", "_parent_id") SELECT "premium", 'en', "id" FROM "site_settings_premiums_rows";
  UPDATE "site_settings_locales" AS words SET
    "company_legal_name" = record."company_legal_name",
    "company_registered_office" = record."company_registered_office",
    "company_principal_place" = record."company_principal_place",
    "company_contact_person" = record."company_contact_person",
    "company_grievance_officer" = record."company_grievance_officer",
    "licence_category" = record."licence_category",
    "contact_calling_series" = record."contact_calling_series"
    FROM "site_settings" AS record WHERE words."_parent_id" = record."id" AND words."_locale" = 'en';
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_legal_name" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_registered_office" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_principal_place" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_contact_person" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "company_grievance_officer" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "licence_category" SET NOT NULL;
  ALTER TABLE "site_settings_locales" ALTER COLUMN "contact_calling_series" SET NOT NULL;
  ALTER TABLE "legal_documents" DROP COLUMN "title";
  ALTER TABLE "site_settings_premiums_rows" DROP COLUMN "premium";
  ALTER TABLE "site_settings" DROP COLUMN "company_legal_name";
  ALTER TABLE "site_settings" DROP COLUMN "company_registered_office";
  ALTER TABLE "site_settings" DROP COLUMN "company_principal_place";
  ALTER TABLE "site_settings" DROP COLUMN "company_contact_person";
  ALTER TABLE "site_settings" DROP COLUMN "company_grievance_officer";
  ALTER TABLE "site_settings" DROP COLUMN "licence_category";
  ALTER TABLE "site_settings" DROP COLUMN "contact_calling_series";`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "legal_documents" ADD COLUMN "title" varchar;
  ALTER TABLE "site_settings_premiums_rows" ADD COLUMN "premium" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_legal_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_registered_office" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_principal_place" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_contact_person" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "company_grievance_officer" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "licence_category" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "contact_calling_series" varchar;
  UPDATE "legal_documents" AS record SET "title" = words."title" FROM "legal_documents_locales" AS words WHERE words."_parent_id" = record."id" AND words."_locale" = 'en';
  UPDATE "site_settings_premiums_rows" AS record SET "premium" = words."premium" FROM "site_settings_premiums_rows_locales" AS words WHERE words."_parent_id" = record."id" AND words."_locale" = 'en';
  UPDATE "site_settings" AS record SET
    "company_legal_name" = words."company_legal_name",
    "company_registered_office" = words."company_registered_office",
    "company_principal_place" = words."company_principal_place",
    "company_contact_person" = words."company_contact_person",
    "company_grievance_officer" = words."company_grievance_officer",
    "licence_category" = words."licence_category",
    "contact_calling_series" = words."contact_calling_series"
    FROM "site_settings_locales" AS words WHERE words."_parent_id" = record."id" AND words."_locale" = 'en';
  ALTER TABLE "legal_documents" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "site_settings_premiums_rows" ALTER COLUMN "premium" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "company_legal_name" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "company_registered_office" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "company_principal_place" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "company_contact_person" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "company_grievance_officer" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "licence_category" SET NOT NULL;
  ALTER TABLE "site_settings" ALTER COLUMN "contact_calling_series" SET NOT NULL;
  DROP TABLE "legal_documents_locales" CASCADE;
  DROP TABLE "site_settings_premiums_rows_locales" CASCADE;
  ALTER TABLE "site_settings_locales" DROP COLUMN "company_legal_name";
  ALTER TABLE "site_settings_locales" DROP COLUMN "company_registered_office";
  ALTER TABLE "site_settings_locales" DROP COLUMN "company_principal_place";
  ALTER TABLE "site_settings_locales" DROP COLUMN "company_contact_person";
  ALTER TABLE "site_settings_locales" DROP COLUMN "company_grievance_officer";
  ALTER TABLE "site_settings_locales" DROP COLUMN "licence_category";
  ALTER TABLE "site_settings_locales" DROP COLUMN "contact_calling_series";`);
}
