import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Each erasure that was carried out, with keyed codes of what the person was found by and nothing else of them. A copy
 * is kept outside of the database: whatever is missing here after a restore is carried out again.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE privacy.erasures (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      reference text NOT NULL,
      state text NOT NULL,
      codes jsonb NOT NULL,
      held_back jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE privacy.erasures;`);
}
