import { allTemplates } from '#mail/templates.ts';
import { database } from '#platform/database.ts';
import type { ReadableOf } from '#platform/mail/read-mail-files.ts';

/**
 * The mails of the folder that staff may read: those about visitors, but for those whose link opens something. Such a
 * mail is its recipient's alone: it may set a new password, or show what we hold of a person.
 */
export const readableMails: ReadableOf = async (messageIds) => {
  const open = (await allTemplates()).filter(({ isPrivate }) => !isPrivate);
  const { rows } = await database().query<{ message_id: string }>(
    `select message_id from deliveries where message_id = any($1)
     union all select message_id from mail.outgoing where message_id = any($1) and template = any($2)`,
    [messageIds, open.map(({ key }) => key)],
  );
  return rows.map((row) => row.message_id);
};
