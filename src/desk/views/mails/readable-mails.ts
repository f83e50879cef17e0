import { database } from '#platform/database.ts';
import type { ReadableOf } from '#platform/mail/read-mail-files.ts';
import { staffNoticeKey } from '../../mails/staff-notice.ts';

/**
 * The mails of the folder that staff may read: those about visitors. A mail to a member of staff is nobody else's: it
 * may hold the link that sets a new password.
 */
export const readableMails: ReadableOf = async (messageIds) => {
  const { rows } = await database().query<{ message_id: string }>(
    `select message_id from deliveries where message_id = any($1)
     union all select message_id from mail.outgoing where message_id = any($1) and template <> $2`,
    [messageIds, staffNoticeKey],
  );
  return rows.map((row) => row.message_id);
};
