import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Cases that were left to rest say so in the word that they have for it now. Events are only ever added: this once their
 * guard steps aside for a word, and for nothing that anybody wrote.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE case_events DISABLE TRIGGER keep_events;
    UPDATE case_events SET kind = 'rested' WHERE kind = 'planned' AND detail = '';
    ALTER TABLE case_events ENABLE TRIGGER keep_events;
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE case_events DISABLE TRIGGER keep_events;
    UPDATE case_events SET kind = 'planned' WHERE kind = 'rested';
    ALTER TABLE case_events ENABLE TRIGGER keep_events;
  `);
}
