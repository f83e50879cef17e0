/** A thread that sets PDFs and does nothing else: a job comes in as a message, the PDF or a reason goes back. */

import { parentPort } from 'node:worker_threads';
import { type TypesetJob, TypesettingError, typesetter } from './typesetter.ts';

export type Answer = { pdf: Uint8Array } | { refusal: string };

async function answerTo(job: TypesetJob): Promise<Answer> {
  try {
    const { pdf } = await typesetter();
    return { pdf: pdf(job) };
  } catch (error) {
    // Anything else ends the thread, and the next job gets a new one.
    if (error instanceof TypesettingError) return { refusal: error.message };
    throw error;
  }
}

parentPort?.on('message', async (job: TypesetJob) => parentPort?.postMessage(await answerTo(job)));
