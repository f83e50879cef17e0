import fs from 'node:fs';
import { nameOfUser } from '#platform/embedded-postgres/owner.ts';
import { env } from '#platform/env.ts';

/** Root would leave files in the data folder that the site's own user may not open. */
export class FolderOfAnotherUser extends Error {
  override name = 'FolderOfAnotherUser';
}

/** @throws FolderOfAnotherUser where root works on the data folder of a site that runs as another user */
export function refuseRoot(dataDir = env().dataDir): void {
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() !== 0 || !owner) return;
  const user = nameOfUser(owner);
  throw new FolderOfAnotherUser(
    `${dataDir} belongs to the user ${user}, who could not open what root writes there. Run this command as that user: runuser --user ${user} -- …, or as docs/operating.md describes it.`,
  );
}
