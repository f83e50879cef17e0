import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Reminders of a policy's last day, pending until their address is confirmed; and for each date of one the mail that it
 * has, which can be there only once. A date without a mail had passed when the reminder was confirmed.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "site_settings" ADD COLUMN "privacy_renewal_reminder_days" numeric DEFAULT 1 NOT NULL;

    CREATE SCHEMA renewals;

    CREATE TABLE renewals.reminders (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      cover text NOT NULL,
      insurer text NOT NULL,
      day date NOT NULL,
      locale text NOT NULL,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed')),
      notice text NOT NULL,
      confirm_hash text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz
    );
    CREATE INDEX reminders_email ON renewals.reminders (lower(email));
    CREATE INDEX reminders_confirm_hash ON renewals.reminders (confirm_hash);
    CREATE INDEX reminders_day ON renewals.reminders (day);

    CREATE TABLE renewals.mails (
      reminder_id integer NOT NULL REFERENCES renewals.reminders (id) ON DELETE CASCADE,
      days_before integer NOT NULL,
      mail_id text,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (reminder_id, days_before)
    );`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA renewals CASCADE;
    ALTER TABLE "site_settings" DROP COLUMN "privacy_renewal_reminder_days";`);
}
