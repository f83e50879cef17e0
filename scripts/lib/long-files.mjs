// Hand-written files that are too long to be read in one go: `npm run check` fails on them.
import fs from 'node:fs';

const maxLines = 250;

/** Generated files, fixtures, and tables of texts or examples. */
const isTable = /\/(generated|fixtures|messages)\/|\.examples\.ts$|\/importMap\.js$/;

/** Tests that are tables: the menus of the specification, and every sentence about data with the code behind it. */
const longTables = new Map([
  ['src/site/shell/menu-lists.test.ts', 293],
  ['tests/integration/promises.test.ts', 747],
]);

/**
 * @param {string[]} folders
 * @returns {{ file: string, lines: number, max: number }[]} the files that are longer than allowed
 */
export function longFiles(folders = ['src', 'scripts', 'tests']) {
  return folders
    .flatMap((folder) => fs.globSync(`${folder}/**/*.{ts,tsx,mjs,js,css}`, { exclude: ['**/.next/**'] }))
    .filter((file) => !isTable.test(file))
    .map((file) => ({
      file,
      lines: fs.readFileSync(file, 'utf8').split('\n').length - 1,
      max: longTables.get(file) ?? maxLines,
    }))
    .filter(({ lines, max }) => lines > max);
}
