import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { env } from './env.ts';

/**
 * Work on a thread of its own, so that no one's page waits for it. There is one thread, started by the first job and
 * kept; jobs are in line before it. One that dies, or takes too long and is ended, fails the job in hand alone: the
 * next job gets a new one.
 */
export type JobThread<Job, Answer> = {
  /** @throws ThreadBusy or ThreadLost */
  run(job: Job): Promise<Answer>;
  /** Fails what is still in line. A job that comes later begins again. */
  end(): Promise<void>;
};

/** Too many are in line: anyone who asked may ask again in a moment. */
export class ThreadBusy extends Error {
  override name = 'ThreadBusy';
}

/** The thread ended before the job was done. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

export type ThreadOptions = {
  /** Answers each message, which is a job, with one message. */
  script: () => string | URL;
  maxWaiting?: number;
  /** For one job, the thread's start with it. */
  maxMs?: number;
  maxMemoryMb?: number;
};

type Waiting<Job, Answer> = {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

export function jobThread<Job, Answer>({
  script,
  maxWaiting = 100,
  maxMs = 10_000,
  maxMemoryMb,
}: ThreadOptions): JobThread<Job, Answer> {
  const line: Waiting<Job, Answer>[] = [];
  let thread: Worker | undefined;
  let current: Waiting<Job, Answer> | undefined;
  let patience: NodeJS.Timeout | undefined;

  function start(): Worker {
    const resourceLimits = maxMemoryMb === undefined ? {} : { maxOldGenerationSizeMb: maxMemoryMb };
    const started = new Worker(script(), { resourceLimits });
    started.on('message', (answer: Answer) => {
      take()?.resolve(answer);
      next();
    });
    // It ends by itself after this, and `exit` follows.
    started.on('error', (cause) => lose(started, new ThreadLost('The thread failed.', { cause })));
    started.on('exit', () => lose(started, new ThreadLost('The thread ended.')));
    return started;
  }

  function next(): void {
    current = line.shift();
    if (!current) {
      // A thread that has nothing to do keeps no process alive.
      thread?.unref();
      return;
    }
    thread ??= start();
    thread.ref();
    patience = setTimeout(() => void thread?.terminate(), maxMs);
    thread.postMessage(current.job);
  }

  function take(): Waiting<Job, Answer> | undefined {
    clearTimeout(patience);
    const taken = current;
    current = undefined;
    return taken;
  }

  function lose(lost: Worker, error: ThreadLost): void {
    if (thread !== lost) return;
    thread = undefined;
    take()?.reject(error);
    next();
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (line.length >= maxWaiting) return reject(new ThreadBusy('Too many jobs are waiting.'));
        line.push({ job, resolve, reject });
        if (!current) next();
      }),

    async end() {
      const ending = thread;
      thread = undefined;
      const left = [take(), ...line.splice(0)];
      for (const waiting of left) waiting?.reject(new ThreadLost('The thread was ended.'));
      await ending?.terminate();
    },
  };
}

/**
 * Where a thread's script is: the built server has it as an entry of its own, else Node reads the source. The name of the
 * module that asks does not tell, since Next bundles it under the name of its source.
 *
 * @param source below `src/`, such as `ui/typesetting/typesetting.worker.ts`
 */
export function threadScript(source: string): string {
  if (env().mode !== 'production') return path.resolve('src', source);
  return path.resolve('dist/server', `${path.basename(source, '.ts')}.js`);
}
