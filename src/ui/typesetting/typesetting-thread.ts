import { type JobThread, jobThread, type ThreadOptions, threadScript } from '#platform/job-thread.ts';
import { type TypesetJob, TypesettingError } from './typesetter.ts';
import type { Answer } from './typesetting.worker.ts';

/** PDFs set on a thread of their own (`platform/job-thread.ts`), so that no one's page waits for someone's report. */
export type TypesettingThread = Pick<JobThread<unknown, unknown>, 'end'> & {
  /** @throws TypesettingError as the typesetter does, ThreadBusy, or ThreadLost */
  pdf(job: TypesetJob): Promise<Buffer>;
};

const script = () => threadScript('ui/typesetting/typesetting.worker.ts');

export function typesettingThread(options: Partial<ThreadOptions> = {}): TypesettingThread {
  const { run, end } = jobThread<TypesetJob, Answer>({ script, ...options });
  return {
    end,
    async pdf(job) {
      const answer = await run(job);
      if ('refusal' in answer) throw new TypesettingError(answer.refusal);
      return Buffer.from(answer.pdf);
    },
  };
}
