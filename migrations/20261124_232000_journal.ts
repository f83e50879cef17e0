import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the database knows of the journals of its instances: which of their records it has (by random ids that say nothing
 * of anybody), and whose records it must not take over because that person was erased (as coded forms).
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE enquiry.replayed_records (
      id text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX replayed_records_age ON enquiry.replayed_records (created_at);
    CREATE TABLE enquiry.journal_erasures (
      code text PRIMARY KEY,
      erased_at timestamptz NOT NULL DEFAULT now()
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP TABLE enquiry.journal_erasures;
    DROP TABLE enquiry.replayed_records;
  `);
}
