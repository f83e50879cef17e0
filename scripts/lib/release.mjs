// A release, made by `npm run package`: built, with its dependencies, and nothing to install or build again.
import fs from 'node:fs';

/** Written into the root of every release: version, commit, platform. A clone has none. */
export const releaseFile = 'release.json';

/** @returns {boolean} whether the current folder is an unpacked release */
export function isRelease() {
  return fs.existsSync(releaseFile);
}
