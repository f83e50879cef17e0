import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for one test, which the embedded database's own user may enter. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chhatri-test-'));
  fs.chmodSync(folder, 0o755);
  return fs.realpathSync(folder);
}

export function removeFolder(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
