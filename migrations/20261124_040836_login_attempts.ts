import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Wrong tries are counted by where they come from, and no longer once for a whole account; browsers that an account has
 * been logged in to with are known to it.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "login_attempts";
    ALTER TABLE "users" DROP COLUMN "lock_until";
    CREATE TABLE staff.login_attempts (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      source text NOT NULL,
      wrong integer NOT NULL,
      paused_until timestamptz,
      began_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, source)
    );
    CREATE TABLE staff.known_browsers (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      id text NOT NULL,
      device text NOT NULL,
      place text NOT NULL,
      used_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, id)
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE staff.known_browsers;
    DROP TABLE staff.login_attempts;
    ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
    ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  `);
}
