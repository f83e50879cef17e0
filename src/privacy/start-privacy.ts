import type { PersonalData } from '#platform/personal-data.ts';
import { work } from '#platform/queue.ts';
import { answerAsked } from './ask/answer-asked.job.ts';
import { askedQueue } from './ask/asked.ts';
import { removeFiles, removeFilesQueue } from './erase/remove-files.ts';

/** Starts the workers. Call it once, after `startQueue`; stopping the queue stops them. */
export async function startPrivacy(places: readonly PersonalData[]): Promise<void> {
  await work(askedQueue, answerAsked(places));
  await work(removeFilesQueue, removeFiles, { pollingIntervalSeconds: 2 });
}
