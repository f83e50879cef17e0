import { log } from '#platform/log.ts';
import { sendMail } from '#platform/mail.ts';
import { readMailFacts } from '../read-mail-facts.ts';
import { templateWithKey } from '../templates.ts';
import { mailFailure } from './mail-failure.ts';
import { maxAttempts, type OutgoingJob } from './outgoing.queue.ts';
import { claimForSending, markSent, markUnsent, type Outgoing } from './outgoing.ts';

/**
 * Renders one mail, sends it and forgets the recipient. It may run twice for the same mail (a worker killed after sending,
 * before noting it), and the Message-ID tells the receiver so.
 * @throws MailPostponed when it shall be tried again
 */
export async function sendOutgoing({ outgoingId }: OutgoingJob): Promise<void> {
  const mail = await claimForSending(outgoingId);
  if (!mail) return;
  try {
    await send(mail);
  } catch (error) {
    return await putOff(mail, error);
  }
  await markSent(outgoingId);
}

async function send({ template: key, data, locale, recipient, messageId }: Outgoing): Promise<void> {
  const [template, facts] = await Promise.all([templateWithKey(key), readMailFacts(locale)]);
  // The code that renders mails is large, and no start should wait for it.
  const { renderMail } = await import('../layout/render-mail.tsx');
  const { headers, ...drawn } = await renderMail({ template, data, facts, locale });
  await sendMail({
    ...drawn,
    to: recipient,
    from: `"${facts.brand.replace(/["\\\r\n]/g, '')}" <${facts.sender}>`,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  });
}

async function putOff({ id, template, attempts, messageId }: Outgoing, error: unknown): Promise<void> {
  const { reason, isHopeless } = mailFailure(error);
  const isLast = isHopeless || attempts >= maxAttempts;
  await markUnsent(id, isLast ? 'failed' : 'pending', reason);
  const fields = { messageId, template, attempts, reason };
  if (isLast) return log.error('mail failed for good', fields);
  log.warn('mail will be tried again', fields);
  throw new MailPostponed(`Mail ${id} was not sent.`);
}

/** The queue keeps its data, so this does not name the recipient. */
class MailPostponed extends Error {
  override name = 'MailPostponed';
}
