// Hand-written files that are too long to be read in one go: `npm run check` fails on them.
import fs from 'node:fs';

const maxLines = 250;

/** Generated files, fixtures, and tables of texts or examples. */
const isTable = /\/(generated|fixtures|messages)\/|\.examples\.ts$|\/importMap\.js$/;

/** Tests that are one long table or share a costly set-up. They may shrink: new tests get files of their own. */
const longTests = new Map([
  ['src/site/shell/menu-lists.test.ts', 293],
  ['tests/journeys/recaptcha.test.ts', 261],
  ['tests/integration/content-service.test.ts', 273],
  ['tests/integration/deliveries.test.ts', 302],
  ['tests/integration/media.test.ts', 384],
  ['tests/integration/newsletter-issues.test.ts', 251],
  ['tests/integration/outbox.test.ts', 262],
  ['tests/integration/personal-data.test.ts', 283],
  ['tests/integration/privacy-requests.test.ts', 403],
  ['tests/integration/promises.test.ts', 794],
  ['tests/integration/republish.test.ts', 473],
  ['tests/integration/staff-login.test.ts', 357],
  ['tests/integration/staff-sessions.test.ts', 252],
  ['tests/integration/tool-results.test.ts', 398],
  ['tests/integration/uploads.test.ts', 315],
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
      max: longTests.get(file) ?? maxLines,
    }))
    .filter(({ lines, max }) => lines > max);
}
