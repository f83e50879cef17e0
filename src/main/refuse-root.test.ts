import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { FolderOfAnotherUser, refuseRoot } from './refuse-root.ts';

test.skipIf(process.getuid?.() !== 0)('root does not work on the data folder of another user', () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  expect(() => refuseRoot(folder)).not.toThrow();
  expect(() => refuseRoot(path.join(folder, 'not-there-yet'))).not.toThrow();
  fs.chownSync(folder, 65534, 65534);
  expect(() => refuseRoot(folder)).toThrow(FolderOfAnotherUser);
  expect(() => refuseRoot(folder)).toThrow(/belongs to the user nobody,.*runuser --user nobody/);
});
