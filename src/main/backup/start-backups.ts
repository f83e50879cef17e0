import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { type DayJob, startDaily } from '#platform/daily-job.ts';
import { env } from '#platform/env.ts';
import { log } from '#platform/log.ts';
import { defineQueue } from '#platform/queue.ts';

const backupQueue = defineQueue<DayJob>('backup', {
  retryLimit: 6,
  retryDelay: 900,
  retryDelayMax: 3600,
  expireInSeconds: 6 * 3600,
});
const niceness = 10;
/** Shorter than the queue waits, which would begin a second one beside it. */
const maxMs = 5 * 3600_000;

/**
 * The daily backup, and the weekly drill after it, in a process of their own: what packs and seals gigabytes is
 * before no one's page.
 * @param program the built `../backup.ts`
 * @returns how to stop asking for it, and a run in hand: the embedded database ends with this process
 */
export async function startBackups(program: string): Promise<() => void> {
  const { backupTime } = env();
  if (!backupTime) return () => undefined;
  const stopping = new AbortController();
  const run = () => runBackup(program, { signal: stopping.signal, maxMs });
  const stopAsking = await startDaily(backupQueue, run, { notBefore: backupTime });
  return () => {
    stopAsking();
    stopping.abort();
  };
}

/** @throws Error if it failed, took too long or was stopped; its process is over by then, or has been told to end */
export async function runBackup(
  program: string,
  { signal: stopping, maxMs: timeout }: { signal: AbortSignal; maxMs: number },
): Promise<void> {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = fork(program, ['--scheduled'], { stdio: [...stdio], signal: stopping, timeout });
  if (child.pid) os.setPriority(child.pid, niceness);
  const [code, signal] = await once(child, 'exit');
  if (code === 0) return log.info('backup made');
  log.error('backup failed', { code: code ?? undefined, signal: signal ?? undefined });
  throw new Error('The backup failed; the desk shows why.');
}
