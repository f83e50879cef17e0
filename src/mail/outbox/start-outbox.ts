import { type OwedRows, sweepJobless } from '#platform/jobless-rows.ts';
import { work } from '#platform/queue.ts';
import { type LoadTemplates, setMailTemplates } from '../templates.ts';
import { outgoingQueue } from './outgoing.queue.ts';
import { sendOutgoing } from './send-outgoing.job.ts';

export const owedMails: OwedRows<'outgoingId'> = {
  table: 'mail.outgoing',
  queue: outgoingQueue,
  key: 'outgoingId',
};

/** Starts sending. Call it once, after `startQueue`; stopping the queue stops it. @returns how to stop its sweep */
export async function startOutbox(templates: LoadTemplates): Promise<() => void> {
  setMailTemplates(templates);
  await work(outgoingQueue, sendOutgoing);
  return sweepJobless(owedMails);
}
