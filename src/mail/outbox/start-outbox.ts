import { sweepOrphaned } from '#platform/orphaned-rows.ts';
import { work } from '#platform/queue.ts';
import { registerMailTemplates } from '../register-mail-templates.ts';
import type { LoadTemplates } from '../templates.ts';
import { outgoingQueue, owedMails } from './outgoing.queue.ts';
import { sendOutgoing } from './send-outgoing.job.ts';

/** Starts sending. Call it once, after `startQueue`; stopping the queue stops it. @returns how to stop its sweep */
export async function startOutbox(load: LoadTemplates): Promise<() => void> {
  registerMailTemplates(load);
  await work(outgoingQueue, sendOutgoing);
  return sweepOrphaned(owedMails);
}
