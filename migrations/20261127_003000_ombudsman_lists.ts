import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The Ombudsman's offices as a person of the broker confirmed them, for one version of their areas. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE desk.ombudsman_lists (
      version text PRIMARY KEY,
      contacts jsonb NOT NULL,
      confirmed_by text NOT NULL,
      confirmed_at timestamptz NOT NULL DEFAULT now(),
      is_shown boolean NOT NULL DEFAULT true
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE desk.ombudsman_lists;`);
}
