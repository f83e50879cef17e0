import path from 'node:path';
import { env } from './env.ts';
import { type Runner, type RunnerOptions, startProcess, startThread } from './job-runner.ts';

/**
 * Work beside the main loop, so that no one's page waits for it: on a thread, or in a process where a library keeps
 * memory that only the end of a process gives back. There is one at a time, started by a job and ended when none has come
 * for a while; jobs are in line before it. One that dies, or takes too long and is ended, fails the job in hand alone: the
 * next job gets a new one.
 */
export type JobWorker<Job, Answer> = {
  /** @throws WorkerBusy or WorkerLost */
  run(job: Job): Promise<Answer>;
  /** Fails what is still in line. A job that comes later begins again. */
  end(): Promise<void>;
};

/** Too many are in line: anyone who asked may ask again in a moment. */
export class WorkerBusy extends Error {
  override name = 'WorkerBusy';
}

/** The worker ended before the job was done. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';
}

export type WorkerOptions = RunnerOptions & {
  kind: 'thread' | 'process';
  /** Answers each message, which is a job, with one message. */
  script: () => string | URL;
  maxWaiting?: number;
  /** For one job, the worker's start with it. */
  maxMs?: number;
  /** How long it waits for another job before it ends. */
  restMs?: number;
};

type Waiting<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

export function jobWorker<Job, Answer>({
  kind,
  script,
  maxWaiting = 100,
  maxMs = 10_000,
  restMs = 60_000,
  ...runnerOptions
}: WorkerOptions): JobWorker<Job, Answer> {
  const line: Waiting<Job, Answer>[] = [];
  let runner: Runner | undefined;
  let current: Waiting<Job, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Runner {
    const begin = kind === 'thread' ? startThread : startProcess;
    const started = begin(script(), {
      ...runnerOptions,
      onAnswer(answer) {
        // One that has been told to end may still answer: its job has failed by then, and the job in hand is another's.
        if (runner !== started) return;
        take()?.resolve(answer as Answer);
        next();
      },
      onEnd(cause) {
        if (runner === started) giveUp(cause);
      },
    });
    return started;
  }

  function giveUp(cause: unknown): void {
    const ending = runner;
    runner = undefined;
    void ending?.end();
    take()?.reject(new WorkerLost('The worker ended.', { cause }));
    next();
  }

  function next(): void {
    current = line.shift();
    if (!current) {
      rest();
      return;
    }
    runner ??= start();
    runner.ref();
    timer = setTimeout(() => giveUp(new Error(`It took longer than ${maxMs} ms.`)), maxMs);
    runner.post(current.job);
  }

  /** One that has nothing to do keeps no process alive. */
  function rest(): void {
    runner?.unref();
    timer = setTimeout(() => {
      const ending = runner;
      runner = undefined;
      void ending?.end();
    }, restMs).unref();
  }

  function take(): Waiting<Job, Answer> | undefined {
    clearTimeout(timer);
    const taken = current;
    current = undefined;
    return taken;
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (line.length >= maxWaiting) return reject(new WorkerBusy('Too many jobs are waiting.'));
        line.push({ job, resolve, reject });
        if (current) return;
        clearTimeout(timer);
        next();
      }),

    async end() {
      const ending = runner;
      runner = undefined;
      const left = [take(), ...line.splice(0)];
      for (const waiting of left) waiting?.reject(new WorkerLost('The worker was ended.'));
      await ending?.end();
    },
  };
}

/**
 * Where a worker's script is: the built server has it as an entry of its own, else Node reads the source. The
 * caller's own file cannot tell which it is, since Next keeps the source's name in its bundle.
 *
 * @param source below `src/`, such as `ui/typesetting/typesetting.worker.ts`
 */
export function workerScript(source: string): string {
  if (env().mode !== 'production') return path.resolve('src', source);
  return path.resolve('dist/server', `${path.basename(source, '.ts')}.js`);
}
