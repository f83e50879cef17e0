import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Indexes for filters that few cases fit, or none: with 200,000 cases a list that found nothing had read them all (190
 * to 300 ms each for the list and its count; 1 to 5 ms with these, for 40 MB). A language has none: half of all cases
 * fit each.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE INDEX cases_city ON cases USING gin (city gin_trgm_ops);
    CREATE INDEX cases_purpose ON cases (purpose, created_at DESC, id DESC);
    CREATE INDEX cases_page ON cases (page, created_at DESC, id DESC);
    CREATE INDEX cases_outcome ON cases (outcome, created_at DESC, id DESC) WHERE outcome IS NOT NULL;
    CREATE INDEX cases_source ON cases (source, created_at DESC, id DESC) WHERE source <> 'site';
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP INDEX cases_source;
    DROP INDEX cases_outcome;
    DROP INDEX cases_page;
    DROP INDEX cases_purpose;
    DROP INDEX cases_city;
  `);
}
