import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Identifies a build of the server by a digest of its files. Published pages carry it. */
export function readBuildId(folder: string): string {
  const hash = createHash('sha256');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'));
  for (const name of files.sort()) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}
