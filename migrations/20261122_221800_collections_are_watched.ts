import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A change of what the new collections hold redraws the pages that show it. */
const tables = [
  'certificates',
  'contact',
  'key_sectors',
  'news',
  'partners',
  'product_offerings',
  'reviews',
  'team',
  'terms',
  'upload',
] as const;

export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  for (const table of tables)
    await db.execute(
      sql.raw(`CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION page_changed();`),
    );
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`DROP TRIGGER page_changed ON ${table};`));
}
