import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Security incidents: when one was noticed, from which moment the duty to report it runs, and when that was done. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE staff.incidents (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      what text NOT NULL,
      noticed_at timestamptz NOT NULL,
      who text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      reported_at timestamptz,
      report_number text NOT NULL DEFAULT '',
      closed_at timestamptz
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE staff.incidents;`);
}
