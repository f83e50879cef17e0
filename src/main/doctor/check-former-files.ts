import fs from 'node:fs';
import { formerFilesOf } from '#platform/embedded-postgres/former-files.ts';
import { formerProgramsIn } from '#platform/embedded-postgres/former-programs.ts';
import { consider, type Finding } from './finding.ts';

/** Names files of a former major version of the embedded database, which still have what was deleted or erased since. */
export function checkFormerFiles(dataDir: string): Finding[] {
  const programs = formerProgramsIn(dataDir);
  return formerFilesOf(dataDir).map(({ folder, bytes }) => {
    const size = bytes === undefined ? '' : ` (${Math.ceil(bytes / 1e6).toLocaleString('en-IN')} MB)`;
    const folders = [folder, ...(fs.existsSync(programs) ? [programs] : [])];
    return consider(
      `The database's files from before its upgrade are still in ${folder}${size}, with what was deleted or erased since.`,
      `When a backup has succeeded since the upgrade, delete them: rm -r ${folders.join(' ')} (docs/runbooks/upgrade-postgres.md).`,
    );
  });
}
