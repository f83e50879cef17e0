import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';

/** A thread or a process that answers each message with one. */
export type Runner = {
  post(job: unknown): void;
  ref(): void;
  unref(): void;
  end(): Promise<void>;
};

export type RunnerOptions = {
  /** The heap of a thread. */
  maxMemoryMb?: number;
  /** How far behind everyone else a process is served. */
  niceness?: number;
};

type Ears = {
  onAnswer: (answer: unknown) => void;
  /** Called once, however it ended. */
  onEnd: (cause?: unknown) => void;
};

export function startThread(script: string | URL, options: RunnerOptions & Ears): Runner {
  const { maxMemoryMb, onAnswer, onEnd } = options;
  const resourceLimits = maxMemoryMb === undefined ? {} : { maxOldGenerationSizeMb: maxMemoryMb };
  const thread = new Worker(script, { resourceLimits });
  let cause: unknown;
  thread.on('message', onAnswer);
  // It ends by itself after this.
  thread.on('error', (error) => {
    cause = error;
  });
  thread.on('exit', () => onEnd(cause));
  return {
    post: (job) => thread.postMessage(job),
    ref: () => thread.ref(),
    unref: () => thread.unref(),
    end: async () => void (await thread.terminate()),
  };
}

export function startProcess(script: string | URL, options: RunnerOptions & Ears): Runner {
  const { niceness, onAnswer, onEnd } = options;
  // Bytes go as bytes.
  const child = fork(script, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (niceness && child.pid) os.setPriority(child.pid, niceness);
  let isOver = false;
  const over = (cause?: unknown) => {
    if (!isOver) onEnd(cause);
    isOver = true;
  };
  child.on('message', onAnswer);
  child.once('error', over);
  child.once('exit', (code, signal) => over(`code ${code}, signal ${signal}`));
  return {
    // Its end is told by `exit`.
    post: (job) => void child.send(job as object, () => undefined),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
