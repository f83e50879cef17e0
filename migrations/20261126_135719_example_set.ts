import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team" ADD COLUMN "is_example" boolean;
  ALTER TABLE "_team_v" ADD COLUMN "version_is_example" boolean;
  ALTER TABLE "partners" ADD COLUMN "is_example" boolean;
  ALTER TABLE "_partners_v" ADD COLUMN "version_is_example" boolean;
  ALTER TABLE "reviews" ADD COLUMN "is_example" boolean;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_is_example" boolean;
  ALTER TABLE "contact" ADD COLUMN "is_example" boolean;
  ALTER TABLE "_contact_v" ADD COLUMN "version_is_example" boolean;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team" DROP COLUMN "is_example";
  ALTER TABLE "_team_v" DROP COLUMN "version_is_example";
  ALTER TABLE "partners" DROP COLUMN "is_example";
  ALTER TABLE "_partners_v" DROP COLUMN "version_is_example";
  ALTER TABLE "reviews" DROP COLUMN "is_example";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_is_example";
  ALTER TABLE "contact" DROP COLUMN "is_example";
  ALTER TABLE "_contact_v" DROP COLUMN "version_is_example";`);
}
