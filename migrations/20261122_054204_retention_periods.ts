import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "retention_enquiries_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "retention_agents_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "retention_businesses_months" numeric DEFAULT 24 NOT NULL;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "retention_enquiries_months";
  ALTER TABLE "site_settings" DROP COLUMN "retention_agents_months";
  ALTER TABLE "site_settings" DROP COLUMN "retention_businesses_months";`);
}
