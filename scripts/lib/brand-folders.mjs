// The brands that a script works on: those that it is given, or all that come with the project.
import fs from 'node:fs';
import path from 'node:path';

/** @returns {string[]} */
export function brandFolders() {
  const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (given.length > 0) return given;
  return fs.readdirSync('brand').map((name) => path.join('brand', name));
}
