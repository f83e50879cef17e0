import type pg from 'pg';

const tables = ['public.newsletter_subscribers', 'renewals.reminders'];
/** More than come between two backups. */
const skipped = 100_000;

/**
 * A link that ends a newsletter or a reminder names its record by the number. Numbers given since the backup was made are in
 * mailboxes, and no longer in the restored database: nobody else gets one of them.
 */
export async function skipNumbers(client: pg.ClientBase): Promise<void> {
  for (const table of tables)
    await client.query(
      `select setval(sequence, nextval(sequence) + $2) from pg_get_serial_sequence($1, 'id') as sequence`,
      [table, skipped],
    );
}
