import { newsletterRequestQueue } from '#enquiry/newsletter-requests/newsletter-request.ts';
import { describeError, log } from '#platform/log.ts';
import { work } from '#platform/queue.ts';
import { batchEverySeconds, sendNextBatch } from './issues/send-batch.ts';
import { handleNewsletterRequest } from './subscribers/handle-request.ts';

/** Starts what is done for the newsletter after an answer. Call it once, after `startQueue`. @returns how to stop */
export async function startNewsletter(): Promise<() => void> {
  await work(newsletterRequestQueue, handleNewsletterRequest);
  const timer = setInterval(sendOn, batchEverySeconds * 1000).unref();
  return () => clearInterval(timer);
}

async function sendOn(): Promise<void> {
  await sendNextBatch().catch((error: unknown) => log.warn('newsletter put off', describeError(error)));
}
