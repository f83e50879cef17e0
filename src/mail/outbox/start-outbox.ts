import { type OwedRows, sweepJobless } from '#platform/jobless-rows.ts';
import { work } from '#platform/queue.ts';
import { drawExample } from '../draw-example.ts';
import { type LoadTemplates, setExampleDrawing, setMailTemplates } from '../templates.ts';
import { outgoingQueue } from './outgoing.queue.ts';
import { sendOutgoing } from './send-outgoing.job.ts';

export const owedMails: OwedRows<'outgoingId'> = {
  table: 'mail.outgoing',
  queue: outgoingQueue,
  key: 'outgoingId',
};

/** Starts sending. Call it once, after `startQueue`; stopping the queue stops it. @returns how to stop its sweep */
export async function startOutbox(load: LoadTemplates): Promise<() => void> {
  setMailTemplates(load);
  setExampleDrawing(drawExample);
  await work(outgoingQueue, sendOutgoing);
  return sweepJobless(owedMails);
}
