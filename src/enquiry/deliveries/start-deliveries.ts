import { sweepOrphaned } from '#platform/orphaned-rows.ts';
import { work } from '#platform/queue.ts';
import { siteFacts } from '../store/site-facts.ts';
import { deliver } from './deliver.job.ts';
import { deliveryQueue, owedDeliveries } from './delivery.queue.ts';

/** Starts sending. Call it once, after `startQueue`; stopping the queue stops it. @returns how to stop its sweep */
export async function startDeliveries(): Promise<() => void> {
  // The first visitor shall not wait for the settings to be read for the first time.
  void siteFacts();
  await work(deliveryQueue, deliver);
  return sweepOrphaned(owedDeliveries);
}
