import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { inOneProcess } from './one-process.mjs';

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

test('a killed process does not keep the others waiting', async () => {
  const script = `
    const { inOneProcess } = await import(${JSON.stringify(new URL('./one-process.mjs', import.meta.url).href)});
    await inOneProcess(() => { process.stdout.write('has it'); return new Promise((done) => setTimeout(done, 60_000)); });`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await inOneProcess(() => 'done')).toBe('done');
});
