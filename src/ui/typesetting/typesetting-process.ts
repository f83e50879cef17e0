import { type JobWorker, jobWorker, type WorkerOptions, workerScript } from '#platform/job-worker.ts';
import { type TypesetJob, TypesettingError } from './typesetter.ts';
import type { Answer, TypesettingTask } from './typesetting.worker.ts';

/**
 * Pages set by a process of its own (`platform/job-worker.ts`), so that no one's page waits for someone's report, and the
 * 80 MB that typesetter and drawer keep go back when it ends.
 */
export type TypesettingProcess = Pick<JobWorker<unknown, unknown>, 'end'> & {
  /** @throws TypesettingError as the typesetter does, WorkerBusy, or WorkerLost */
  pdf(job: TypesetJob): Promise<Buffer>;
  png(job: TypesetJob): Promise<Buffer>;
};

const script = () => workerScript('ui/typesetting/typesetting.worker.ts');

export function typesettingProcess(options: Partial<WorkerOptions> = {}): TypesettingProcess {
  const { run, end } = jobWorker<TypesettingTask, Answer>({ kind: 'process', script, ...options });
  async function set(task: TypesettingTask): Promise<Buffer> {
    const answer = await run(task);
    if ('refusal' in answer) throw new TypesettingError(answer.refusal);
    return Buffer.from(answer.bytes);
  }
  return {
    end,
    pdf: (job) => set({ form: 'pdf', job }),
    png: (job) => set({ form: 'png', job }),
  };
}
