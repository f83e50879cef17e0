import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { firstPasswordFile, keepFirstPassword, watchFirstPassword } from './first-password.ts';

// The account has a second factor by now: set up on another instance, which has no such file.
vi.mock('#platform/database.ts', () => ({ database: () => ({ query: async () => ({ rows: [] }) }) }));

test('the file of the first password goes also where its account was set up on another instance', async () => {
  const folder = temporaryFolder();
  process.env.DATA_DIR = folder;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await keepFirstPassword({ email: 'first@broker.example', password: 'made at the start' });
  const stop = watchFirstPassword();
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    removeFolder(folder);
  });
  expect(fs.existsSync(firstPasswordFile())).toBe(true);
  vi.advanceTimersByTime(10 * 60_000);
  await vi.waitFor(() => expect(fs.existsSync(firstPasswordFile())).toBe(false));
});
