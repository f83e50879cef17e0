import { describeError, log } from '#platform/log.ts';
import { work } from '#platform/queue.ts';
import { siteFacts } from '../store/site-facts.ts';
import { deliver } from './deliver.job.ts';
import { deliveryQueue } from './delivery.queue.ts';
import { sweepDeliveries } from './sweep.ts';

/** Starts the worker and its sweep. Call it once, after `startQueue`; stopping the queue stops the worker. */
const sweepEveryMs = 60_000;

let timer: NodeJS.Timeout | undefined;

export async function startDeliveries(): Promise<void> {
  // The first visitor shall not wait for the settings to be read for the first time.
  void siteFacts();
  await work(deliveryQueue, deliver);
  timer = setInterval(tidyUp, sweepEveryMs).unref();
  await tidyUp();
}

export function stopDeliveries(): void {
  clearInterval(timer);
}

async function tidyUp(): Promise<void> {
  try {
    await sweepDeliveries();
  } catch (error) {
    log.warn('sweep of deliveries put off', describeError(error));
  }
}
