import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type TypesetJob, TypesettingError } from './typesetter.ts';
import type { Answer } from './typesetting.worker.ts';

/**
 * PDFs set on a thread of their own, so that nobody's page waits while somebody's report is made. There is one such
 * thread, started by the first job and kept; jobs stand in line before it. One that dies, or takes too long and is
 * ended, fails the job in hand alone: the next job gets a new one.
 */
export type TypesettingThread = {
  /** @throws TypesettingError as the typesetter does, ThreadBusy, or ThreadLost */
  pdf(job: TypesetJob): Promise<Buffer>;
  /** Fails what is still in line. A job that comes later begins anew. */
  end(): Promise<void>;
};

/** Too many stand in line: whoever asked may ask again in a moment. */
export class ThreadBusy extends Error {
  override name = 'ThreadBusy';
}

/** The thread ended before the job was done. */
export class ThreadLost extends Error {
  override name = 'ThreadLost';
}

type ThreadOptions = { maxWaiting?: number; maxMs?: number; script?: string | URL };

type Waiting = { job: TypesetJob; resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/** @param maxMs for one job, the thread's start with it */
export function typesettingThread({
  maxWaiting = 100,
  maxMs = 10_000,
  script = workerScript(),
}: ThreadOptions = {}): TypesettingThread {
  const line: Waiting[] = [];
  let thread: Worker | undefined;
  let current: Waiting | undefined;
  let patience: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(script);
    started.on('message', (answer: Answer) => settle(answer));
    // It ends by itself after this, and `exit` follows.
    started.on('error', (cause) =>
      lose(started, new ThreadLost('The typesetting thread failed.', { cause })),
    );
    started.on('exit', () => lose(started, new ThreadLost('The typesetting thread ended.')));
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

  function take(): Waiting | undefined {
    clearTimeout(patience);
    const taken = current;
    current = undefined;
    return taken;
  }

  function settle(answer: Answer): void {
    const done = take();
    if ('pdf' in answer) done?.resolve(Buffer.from(answer.pdf));
    else done?.reject(new TypesettingError(answer.refusal));
    next();
  }

  function lose(lost: Worker, error: ThreadLost): void {
    if (thread !== lost) return;
    thread = undefined;
    take()?.reject(error);
    next();
  }

  return {
    pdf: (job) =>
      new Promise((resolve, reject) => {
        if (line.length >= maxWaiting) return reject(new ThreadBusy('Too many PDFs stand in line.'));
        line.push({ job, resolve, reject });
        if (!current) next();
      }),

    async end() {
      const ending = thread;
      thread = undefined;
      const left = [take(), ...line.splice(0)];
      for (const waiting of left) waiting?.reject(new ThreadLost('The typesetting thread was ended.'));
      await ending?.terminate();
    },
  };
}

/** Node reads the source as it is; the built server has the thread's script as an entry of its own. */
function workerScript(): string | URL {
  const isSource = import.meta.url.endsWith('.ts');
  return isSource
    ? new URL('./typesetting.worker.ts', import.meta.url)
    : path.resolve('dist/server/typesetting.worker.js');
}
