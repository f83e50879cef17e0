import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The limits on saves count a person's records of the last hour, by phone and by e-mail. */
export async function up({ db }: Pick<MigrateUpArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    CREATE INDEX call_from_experts_person_phone ON call_from_experts (phone, created_at);
    CREATE INDEX call_from_experts_person_email ON call_from_experts (lower(email), created_at) WHERE email <> '';
  `);
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql`
    DROP INDEX call_from_experts_person_email;
    DROP INDEX call_from_experts_person_phone;
  `);
}
