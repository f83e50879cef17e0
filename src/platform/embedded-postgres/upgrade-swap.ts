import fs from 'node:fs';

/** The last step of an upgrade: the new files take the name of the old ones, which are kept under another one. */

/** New files, complete and compared. */
export function upgradedName(cluster: string): string {
  return `${cluster}.upgraded`;
}

/** A name for the old files that nothing has yet. */
export function formerName(cluster: string, major: number): string {
  const name = `${cluster}.former-${major}`;
  if (!fs.existsSync(name)) return name;
  return `${name}-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`;
}

/** @param name of a folder, without its place */
export function isFormerName(name: string): boolean {
  return /^postgres\.former-\d/.test(name);
}

/** Gives complete files their name if a kill came between the two renames. Whichever start is first does it. */
export function finishSwap(cluster: string): void {
  if (fs.existsSync(cluster)) return;
  try {
    fs.renameSync(upgradedName(cluster), cluster);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
