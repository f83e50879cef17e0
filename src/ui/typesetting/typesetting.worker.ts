/** A process that sets pages and does nothing else: a job comes in as a message, the PDF or PNG or a reason goes back. */

import { answerJobs } from '#platform/answer-jobs.ts';
import { svgPng } from '../shapes/svg-png.ts';
import { type TypesetJob, TypesettingError, typesetter } from './typesetter.ts';

export type TypesettingTask = { form: 'pdf' | 'png'; job: TypesetJob };
export type Answer = { bytes: Uint8Array } | { refusal: string };

answerJobs(async ({ form, job }: TypesettingTask): Promise<Answer> => {
  try {
    const { pdf, svg } = await typesetter();
    return { bytes: form === 'pdf' ? pdf(job) : await svgPng(svg(job)) };
  } catch (error) {
    // Anything else ends the process.
    if (error instanceof TypesettingError) return { refusal: error.message };
    throw error;
  }
});
