import fs from 'node:fs';
import { expect, test } from 'vitest';

/** THIRD-PARTY-NOTICES.md names what ships, with its version and licence. */
test('the notices list every package that the project ships with, in its installed version', () => {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const rows = fs.readFileSync('THIRD-PARTY-NOTICES.md', 'utf8').split('\n');
  const missing = Object.keys(dependencies).filter((name) => {
    const { version } = JSON.parse(fs.readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    const row = new RegExp(
      `^\\| ${name}(?: \\([^|]*\\))? \\| ${version.replaceAll('.', '\\.')} \\| [^|]+ \\|$`,
    );
    return !rows.some((line) => row.test(line));
  });
  expect(missing).toEqual([]);
});
