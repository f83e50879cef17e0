import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * For the journals of the instances: which of their records the database has (by random ids that say nothing about anyone),
 * and whose it must not take over because that person was erased (as hashes).
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
