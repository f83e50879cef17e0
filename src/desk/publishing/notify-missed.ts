import type { Missed } from '#content/collections/schedule/run-schedule.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type StaffNoticeData, staffNoticeKey } from '../mails/staff-notice.ts';
import { momentInWords } from '../moments.ts';
import { siteFiller } from '../site-filler.ts';

/** A mail to the person who had set a day that could not be kept, if they are still on the staff. */
export async function notifyMissed({
  collection,
  id,
  does,
  title,
  moment,
  reason,
  by,
}: Missed): Promise<void> {
  const could = does === 'publish' ? 'go live' : 'be taken off the site';
  const then =
    does === 'publish'
      ? 'It is still a draft. Correct it and press “Publish changes”'
      : 'Visitors can still read it. Take it off the site by hand';
  const fill = await siteFiller();
  const data: StaffNoticeData = {
    subject: `“${fill(title)}” could not ${could}`,
    text: `It was due to ${could} on ${momentInWords(moment)}, but this failed: ${reason} ${then}, or set another day.`,
    link: `${env().siteUrl}/admin/collections/${collection}/${id}`,
  };
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      by.userId,
    ]);
    const [found] = rows;
    if (!found) return;
    await enqueueMail(client, { template: staffNoticeKey, to: found.email, locale: defaultLocale, data });
  });
}
