import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * For the figures that the site publishes of itself, with nothing about anyone: how fast pages were for their visitors, in
 * steps, and the minutes in which pages were served.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE desk.page_speeds (
      day date NOT NULL,
      page_kind text NOT NULL,
      device text NOT NULL,
      metric text NOT NULL,
      step smallint NOT NULL,
      times integer NOT NULL,
      PRIMARY KEY (day, page_kind, device, metric, step)
    );
    CREATE TABLE desk.minutes_up (minute timestamptz PRIMARY KEY);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE desk.minutes_up;
    DROP TABLE desk.page_speeds;
  `);
}
