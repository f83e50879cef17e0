import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A registration under section 42D of the Insurance Act has no end date that could be entered. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`ALTER TABLE "site_settings" ALTER COLUMN "licence_valid_till" DROP NOT NULL;`);
}

/** Where there is no date, the field of before asks for one. */
export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    UPDATE "site_settings" SET "licence_valid_till" = '' WHERE "licence_valid_till" IS NULL;
    ALTER TABLE "site_settings" ALTER COLUMN "licence_valid_till" SET NOT NULL;
  `);
}
