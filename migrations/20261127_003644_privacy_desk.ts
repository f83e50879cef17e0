import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Requests that staff enter: how they came, who asks, when, and how the person was identified; and when an answer was mailed. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_privacy_requests_via" ADD VALUE IF NOT EXISTS 'letter';
  ALTER TYPE "public"."enum_privacy_requests_via" ADD VALUE IF NOT EXISTS 'call';
  ALTER TYPE "public"."enum_privacy_requests_via" ADD VALUE IF NOT EXISTS 'mail';
  ALTER TYPE "public"."enum_privacy_requests_via" ADD VALUE IF NOT EXISTS 'visit';
  ALTER TABLE "privacy_requests" ADD COLUMN "name" varchar;
  ALTER TABLE "privacy_requests" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "privacy_requests" ADD COLUMN "proof" varchar;
  ALTER TABLE "privacy_requests" ADD COLUMN "entered_by" varchar;
  ALTER TABLE "privacy_requests" ADD COLUMN "mailed_at" timestamp(3) with time zone;`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
   DELETE FROM "privacy_requests" WHERE "via" NOT IN ('email', 'phone');
  ALTER TABLE "privacy_requests" ALTER COLUMN "via" SET DATA TYPE text;
  DROP TYPE "public"."enum_privacy_requests_via";
  CREATE TYPE "public"."enum_privacy_requests_via" AS ENUM('email', 'phone');
  ALTER TABLE "privacy_requests" ALTER COLUMN "via" SET DATA TYPE "public"."enum_privacy_requests_via" USING "via"::"public"."enum_privacy_requests_via";
  ALTER TABLE "privacy_requests" DROP COLUMN "name";
  ALTER TABLE "privacy_requests" DROP COLUMN "asked_at";
  ALTER TABLE "privacy_requests" DROP COLUMN "proof";
  ALTER TABLE "privacy_requests" DROP COLUMN "entered_by";
  ALTER TABLE "privacy_requests" DROP COLUMN "mailed_at";`);
}
