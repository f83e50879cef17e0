import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What keeps the data whole: by which id the folders of files know this database, when its clock was last seen to be
 * right, how much each daily deletion took, and which deletions wait for a person.
 */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA operations;

    CREATE TABLE operations.identity (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      id uuid NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO operations.identity DEFAULT VALUES;

    CREATE TABLE operations.clock (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      seen_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO operations.clock DEFAULT VALUES;

    CREATE TABLE operations.deletions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      place text NOT NULL,
      count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX deletions_of_place ON operations.deletions (place, created_at);

    CREATE TABLE operations.held_deletions (
      place text PRIMARY KEY,
      reason text NOT NULL,
      count integer NOT NULL,
      of integer NOT NULL,
      since timestamptz NOT NULL DEFAULT now(),
      released_at timestamptz,
      released_by text
    );
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP SCHEMA operations CASCADE;`);
}
