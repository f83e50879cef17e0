import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Each attempt at a delivery, with what came of it; what was sent is not repeated here. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE enquiry.delivery_attempts (
      delivery_id integer NOT NULL REFERENCES public.deliveries (id) ON DELETE CASCADE,
      made_at timestamptz NOT NULL DEFAULT now(),
      outcome text NOT NULL
    );
    CREATE INDEX delivery_attempts_delivery_id ON enquiry.delivery_attempts (delivery_id);
    CREATE INDEX delivery_attempts_made_at ON enquiry.delivery_attempts (made_at);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE enquiry.delivery_attempts`);
}
