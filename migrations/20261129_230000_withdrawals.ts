import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Each withdrawal of a consent, a newsletter or a reminder, as a keyed code of what was withdrawn. A copy is kept outside of
 * the database: whatever is missing here after a restore is withdrawn again.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE enquiry.withdrawals (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      code text NOT NULL,
      by text NOT NULL CHECK (by IN ('visitor', 'staff')),
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE enquiry.withdrawals;`);
}
