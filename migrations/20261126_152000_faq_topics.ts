import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs_locales" ADD COLUMN "topic" varchar;
  ALTER TABLE "_faqs_v_locales" ADD COLUMN "version_topic" varchar;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faqs_locales" DROP COLUMN "topic";
  ALTER TABLE "_faqs_v_locales" DROP COLUMN "version_topic";`);
}
