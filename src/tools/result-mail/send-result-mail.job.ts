import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { describeError, log } from '#platform/log.ts';
import { sendMail } from '#platform/mail.ts';
import { forgetAddressee } from './forget-addressees.ts';
import type { AskedMail, ResultMailJob } from './result-mail.queue.ts';

/** Sends the mail and forgets to whom. @throws ResultMailPostponed when it shall be tried again */
export async function sendResultMail({ messageId, mail }: ResultMailJob): Promise<void> {
  // A worker that was killed after sending left the job without them.
  if (!mail) return;
  try {
    await send(mail, messageId);
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = [describeError(error).error, code, responseCode].filter(Boolean).join(' ');
    log.warn('result mail will be tried again', { messageId, reason });
    throw new ResultMailPostponed(`The mail was not sent: ${reason}.`);
  }
  await forgetAddressee(messageId);
}

async function send({ to, locale, toolTitle, link, expiresAt }: AskedMail, messageId: string): Promise<void> {
  const settings = await readSettings(locale);
  const { supportEmail } = settings.contact;
  if (!supportEmail) throw new Error('No support address is set, in the settings or as SUPPORT_EMAIL.');
  // What draws mails is large, and nothing that a start should wait for.
  const { resultMail } = await import('./result-mail.tsx');
  const drawn = await resultMail({ locale, toolTitle, link, expiresAt: new Date(expiresAt), settings });
  await sendMail({
    ...drawn,
    to,
    from: `"${settings.brand.replace(/["\\\r\n]/g, '')}" <${supportEmail}>`,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** A mail server names the recipient in its refusals, and the queue keeps what it is told: so this says no more. */
class ResultMailPostponed extends Error {
  override name = 'ResultMailPostponed';
}
