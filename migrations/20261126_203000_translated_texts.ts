import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Which text was translated by which, as digests; and files of translators until their texts are saved. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TABLE content.translated_texts (
      language text NOT NULL,
      pair text NOT NULL,
      PRIMARY KEY (language, pair)
    );
    CREATE TABLE content.translation_files (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      language text NOT NULL,
      name text NOT NULL,
      lines jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );`);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TABLE content.translation_files, content.translated_texts;`);
}
