import { describeError, log } from './log.ts';

/**
 * For the script of a process that does jobs (`job-worker.ts`). An answer that fails ends it, and the next job gets a new
 * one.
 */
export function answerJobs<Job>(answer: (job: Job) => Promise<unknown>): void {
  // Ctrl-C and a closed terminal reach it as well: the site, which finishes what is in hand, ends it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (job: Job) => {
    answer(job).then(
      (answered) => process.send?.(answered),
      (error: unknown) => {
        log.error('a job failed', describeError(error));
        process.exit(1);
      },
    );
  });
}
