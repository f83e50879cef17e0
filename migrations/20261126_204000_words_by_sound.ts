import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The words of the pages by their sound, so that a Hindi word is found in whichever script and spelling it is typed. It is
 * filled when the pages are read again.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search.words ADD COLUMN sound text NOT NULL DEFAULT '';
    CREATE INDEX words_sound ON search.words (locale, sound text_pattern_ops);
    CREATE INDEX words_sound_alike ON search.words USING gin (sound gin_trgm_ops);
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP INDEX search.words_sound_alike;
    DROP INDEX search.words_sound;
    ALTER TABLE search.words DROP COLUMN sound;
  `);
}
