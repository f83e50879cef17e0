import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Someone may name a person who acts for them: kept with a request of a kind of its own. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_privacy_requests_kind" ADD VALUE IF NOT EXISTS 'nomination';
  ALTER TABLE "privacy_requests" ADD COLUMN "nominee_name" varchar;
  ALTER TABLE "privacy_requests" ADD COLUMN "nominee_contact" varchar;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DELETE FROM "privacy_requests" WHERE "kind" = 'nomination';
  ALTER TABLE "privacy_requests" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_privacy_requests_kind";
  CREATE TYPE "public"."enum_privacy_requests_kind" AS ENUM('access', 'correction', 'erasure', 'withdrawal');
  ALTER TABLE "privacy_requests" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_privacy_requests_kind" USING "kind"::"public"."enum_privacy_requests_kind";
  ALTER TABLE "privacy_requests" DROP COLUMN "nominee_name";
  ALTER TABLE "privacy_requests" DROP COLUMN "nominee_contact";`);
}
