import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { outerFolderOf } from '../embedded-postgres/place.ts';

/** A folder for one test, which the embedded database's own user may enter. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chhatri-test-'));
  fs.chmodSync(folder, 0o755);
  return fs.realpathSync(folder);
}

/** Removes it with what the embedded database keeps elsewhere, where its user cannot reach the folder or the programs. */
export function removeFolder(folder: string): void {
  const outer = outerFolderOf(folder);
  if (outer) fs.rmSync(outer, { recursive: true, force: true, maxRetries: 5 });
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
