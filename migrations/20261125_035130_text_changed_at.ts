import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "faqs" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_faqs_v" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletters" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_text_changed_at" timestamp(3) with time zone;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "text_changed_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "faqs" DROP COLUMN "text_changed_at";
  ALTER TABLE "_faqs_v" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "blog_posts" DROP COLUMN "text_changed_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "newsletters" DROP COLUMN "text_changed_at";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_text_changed_at";
  ALTER TABLE "news" DROP COLUMN "text_changed_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_text_changed_at";`);
}
