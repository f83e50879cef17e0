import fs from 'node:fs';
import path from 'node:path';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A second project folder, with its own build and content; its dependencies are those of the first. */
export function cloneProject(): { folder: string; remove(): void } {
  const folder = temporaryFolder();
  for (const part of ['brand', 'content', 'dist', 'migrations', 'package.json'])
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => removeFolder(folder) };
}

/** All of the project as a clone of its own has it, built; its dependencies are those of the first. */
export function copyProject(): { folder: string; remove(): void } {
  const folder = temporaryFolder();
  const leftOut = new Set(['.git', '.data', '.env', 'node_modules', 'tests']);
  for (const part of fs.readdirSync(root).filter((name) => !leftOut.has(name)))
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => removeFolder(folder) };
}

/** The site's line about the start that it waits for. */
export const waitingLine = /Waiting for the start on .+, process \d+, at work for \d+ s/g;
