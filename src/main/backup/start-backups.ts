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

/**
 * The daily backup, and the weekly drill after it, in a process of their own: what packs and seals gigabytes is
 * before no one's page.
 * @param program the built `../backup.ts`
 * @returns how to stop asking for it
 */
export async function startBackups(program: string): Promise<() => void> {
  const { backupTime } = env();
  if (!backupTime) return () => undefined;
  return startDaily(backupQueue, () => runOnce(program), { notBefore: backupTime });
}

async function runOnce(program: string): Promise<void> {
  const child = fork(program, ['--scheduled'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (child.pid) os.setPriority(child.pid, niceness);
  const [code, signal] = await once(child, 'exit');
  if (code === 0) return log.info('backup made');
  log.error('backup failed', { code: code ?? undefined, signal: signal ?? undefined });
  throw new Error('The backup failed; the desk shows why.');
}
