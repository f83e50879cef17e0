import { work } from '#platform/queue.ts';
import { resultMailQueue } from './result-mail.queue.ts';
import { sendResultMail } from './send-result-mail.job.ts';

/** Starts sending. Call it once, after `startQueue`; stopping the queue stops it. */
export async function startToolMails(): Promise<void> {
  await work(resultMailQueue, sendResultMail);
}
