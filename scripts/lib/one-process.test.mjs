import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { inOneProcess, lockAddress } from './one-process.mjs';

test('work in one process is done one after the other', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise((done) => setTimeout(done, 100));
    events.push(`${name} ends`);
  };
  await Promise.all([inOneProcess(work('a')), inOneProcess(work('b'))]);
  expect(events[1]).toBe(events[0].replace('begins', 'ends'));
  expect(events).toHaveLength(4);
});

/** A process that was killed while it had the lock of this folder. */
async function killedIn(cwd) {
  const script = `
    const { inOneProcess } = await import(${JSON.stringify(new URL('./one-process.mjs', import.meta.url).href)});
    await inOneProcess(() => { process.stdout.write('has it'); return new Promise((done) => setTimeout(done, 60_000)); });`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  other.kill('SIGKILL');
  await once(other, 'exit');
}

test('a killed process does not keep the others waiting', async () => {
  await killedIn(process.cwd());
  expect(await inOneProcess(() => 'done')).toBe('done');
});

/** A folder in which a process was killed that had the lock. @returns the lock's address */
async function withLockLeftBehind() {
  const folder = temporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const address = lockAddress();
  onTestFinished(() => {
    vi.restoreAllMocks();
    removeFolder(folder);
    for (const file of [address, `${address}.removed-by`]) fs.rmSync(file, { force: true });
  });
  await killedIn(folder);
  return address;
}

test('after a kill, starts that all find the lock left behind still take turns', async () => {
  await withLockLeftBehind();
  let inside = 0;
  const most = [];
  const work = async () => {
    inside += 1;
    most.push(inside);
    await new Promise((done) => setTimeout(done, 100));
    inside -= 1;
  };
  await Promise.all([inOneProcess(work), inOneProcess(work), inOneProcess(work)]);
  expect(most).toEqual([1, 1, 1]);
});

test('one start at a time removes a lock left behind', async () => {
  const remover = `${await withLockLeftBehind()}.removed-by`;
  fs.writeFileSync(remover, '');
  let isDone = false;
  const done = inOneProcess(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(isDone).toBe(false);
  fs.rmSync(remover);
  await done;
  expect(fs.existsSync(remover)).toBe(false);
});

test('a start that was killed while it removed a lock keeps no one waiting', async () => {
  const remover = `${await withLockLeftBehind()}.removed-by`;
  fs.writeFileSync(remover, '');
  const before = new Date(Date.now() - 60_000);
  fs.utimesSync(remover, before, before);
  expect(await inOneProcess(() => 'done')).toBe('done');
});

test('a lock that cannot be removed is an error, and not waited for without a word', async () => {
  await withLockLeftBehind();
  const refuse = () => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  };
  vi.spyOn(fs, 'renameSync').mockImplementation(refuse);
  vi.spyOn(fs, 'rmSync').mockImplementation(refuse);
  await expect(inOneProcess(() => 'done')).rejects.toThrow('not permitted');
});
