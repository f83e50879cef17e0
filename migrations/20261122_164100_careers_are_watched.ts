import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A change of an opening redraws the pages that show it. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON careers
      FOR EACH ROW EXECUTE FUNCTION page_changed();
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`DROP TRIGGER page_changed ON careers;`);
}
