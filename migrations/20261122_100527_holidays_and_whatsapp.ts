import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_calling_hours_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "contact_whatsapp" varchar;
  ALTER TABLE "site_settings_calling_hours_holidays" ADD CONSTRAINT "site_settings_calling_hours_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_calling_hours_holidays_order_idx" ON "site_settings_calling_hours_holidays" USING btree ("_order");
  CREATE INDEX "site_settings_calling_hours_holidays_parent_id_idx" ON "site_settings_calling_hours_holidays" USING btree ("_parent_id");`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_calling_hours_holidays" CASCADE;
  ALTER TABLE "site_settings" DROP COLUMN "contact_whatsapp";`);
}
