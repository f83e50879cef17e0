import type childProcess from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { withId } from '../server.ts';
import { startStaffProcess } from './staff-process.ts';

type ChildProcesses = typeof childProcess;

/** How the next forks go wrong; once it is empty they succeed. */
const failures = vi.hoisted((): ('thrown' | 'emitted')[] => []);

vi.mock('node:child_process', async (importActual) => {
  const actual = await importActual<ChildProcesses>();
  const fork: ChildProcesses['fork'] = (program, args, options = {}) => {
    const failure = failures.shift();
    if (failure === 'thrown') throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
    // Node reports this one as it does a lack of processes: by `error`, and without `exit`.
    const missing = failure && { execPath: '/nowhere/node' };
    return actual.fork(program, args as string[], { ...(options as childProcess.ForkOptions), ...missing });
  };
  return { ...actual, fork };
});

const program = `
  require('node:http')
    .createServer((request, response) => response.end('of the staff side'))
    .listen(process.argv[2], () => process.send('ready'));`;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a process that could not be begun is tried again, whichever way that failed', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const folder = temporaryFolder();
  cleanUps.push(() => removeFolder(folder));
  const file = path.join(folder, 'staff.cjs');
  fs.writeFileSync(file, program);
  failures.push('thrown', 'emitted');

  const staffSide = startStaffProcess(file);
  cleanUps.push(() => staffSide.stop());
  const server = http.createServer((request, response) => void withId(staffSide.take)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/desk`);
  expect(await answer.text()).toBe('of the staff side');
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('the staff side cannot be begun'))).toHaveLength(2);
});
