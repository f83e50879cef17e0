import { database } from '#platform/database.ts';

/** Deletes mails that have not gone out in so many days, with their recipients: what they offer is over by then. */
export async function deleteUnsent(template: string, days: number): Promise<void> {
  await database().query(
    `delete from mail.outgoing
      where template = $1 and state <> 'sent' and created_at < now() - make_interval(days => $2)`,
    [template, days],
  );
}
