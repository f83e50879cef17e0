import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What visitors search in: the text of the published pages, section by section, and the words in it, by which a
 * misspelt one finds its neighbours. What was searched in vain is counted by day, with nothing about who asked.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE SCHEMA search;

    CREATE TABLE search.pages (
      path text PRIMARY KEY,
      locale text NOT NULL,
      tag text NOT NULL,
      title text NOT NULL
    );

    CREATE TABLE search.passages (
      path text NOT NULL REFERENCES search.pages (path) ON DELETE CASCADE,
      place integer NOT NULL,
      locale text NOT NULL,
      anchor text NOT NULL,
      heading text NOT NULL,
      body text NOT NULL,
      words tsvector NOT NULL,
      PRIMARY KEY (path, place)
    );
    CREATE INDEX passages_words ON search.passages USING gin (words);
    CREATE INDEX passages_first_words ON search.passages USING gin (words) WHERE place = 0;

    CREATE TABLE search.words (
      locale text NOT NULL,
      word text NOT NULL,
      PRIMARY KEY (locale, word)
    );
    CREATE INDEX words_alike ON search.words USING gin (word gin_trgm_ops);

    CREATE TABLE search.in_vain (
      asked text NOT NULL,
      locale text NOT NULL,
      day date NOT NULL,
      times integer NOT NULL DEFAULT 1,
      PRIMARY KEY (asked, locale, day)
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP SCHEMA search CASCADE;
    DROP EXTENSION IF EXISTS pg_trgm;
  `);
}
