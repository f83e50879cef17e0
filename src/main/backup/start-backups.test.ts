import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { runBackup } from './start-backups.ts';

const folder = temporaryFolder();
const pidFile = path.join(folder, 'pid');
afterAll(() => removeFolder(folder));

/** A backup to a disk that no longer answers. */
const hanging = path.join(folder, 'hanging.mjs');
fs.writeFileSync(
  hanging,
  `import fs from 'node:fs';
   fs.writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
   setInterval(() => undefined, 1000);`,
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function started(): Promise<number> {
  await expect
    .poll(() => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8'), { timeout: 10_000 })
    .toMatch(/\d/);
  const pid = Number(fs.readFileSync(pidFile, 'utf8'));
  fs.rmSync(pidFile);
  return pid;
}

test('a backup that hangs is ended, so that the next attempt has no other beside it', async () => {
  const run = runBackup(hanging, { signal: new AbortController().signal, maxMs: 3000 });
  const failed = expect(run).rejects.toThrow('The backup failed');
  const pid = await started();
  await failed;
  expect(isRunning(pid)).toBe(false);
});

test('a backup in hand ends when the site stops', async () => {
  const stopping = new AbortController();
  const run = runBackup(hanging, { signal: stopping.signal, maxMs: 60_000 });
  const failed = expect(run).rejects.toThrow('aborted');
  const pid = await started();
  stopping.abort();
  await failed;
  await expect.poll(() => isRunning(pid)).toBe(false);
});
