import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * For the login with the office's account: whose it is, by issuer and subject; when the provider has confirmed a session,
 * and when its person has proved who they are; ways to the provider that were used. An account can be without a role.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_users_role" ADD VALUE 'none';
    CREATE TABLE staff.office_identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      linked_at timestamptz NOT NULL DEFAULT now(),
      lost_at timestamptz,
      PRIMARY KEY (issuer, subject),
      UNIQUE (user_id, issuer)
    );
    ALTER TABLE staff.sessions
      ADD COLUMN provider_session text,
      ADD COLUMN confirmed_at timestamptz,
      ADD COLUMN asked_at timestamptz,
      ADD COLUMN proved_at timestamptz;
    CREATE TABLE staff.office_states (
      state text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
  `);
}

/** An account without a role becomes a reader without a password. */
export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE staff.office_states;
    ALTER TABLE staff.sessions
      DROP COLUMN provider_session, DROP COLUMN confirmed_at, DROP COLUMN asked_at, DROP COLUMN proved_at;
    DROP TABLE staff.office_identities;
    UPDATE "users" SET "role" = 'reader', "hash" = NULL, "salt" = NULL WHERE "role" = 'none';
    ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
    ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
    DROP TYPE "public"."enum_users_role";
    CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'adviser', 'compliance', 'reader');
    ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
    ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  `);
}
