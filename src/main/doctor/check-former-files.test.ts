import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { checkFormerFiles } from './check-former-files.ts';

const dataDir = temporaryFolder();
afterAll(() => removeFolder(dataDir));

function write(place: string, bytes: number): void {
  const file = path.join(dataDir, place);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, Buffer.alloc(bytes));
}

test('files that an upgrade has kept are named with their size and the command that deletes them', () => {
  write('postgres/base/1/1259', 10);
  write('postgres.log', 10);
  expect(checkFormerFiles(dataDir)).toEqual([]);

  const kept = path.join(dataDir, 'postgres.former-17');
  write('postgres.former-17/base/1/1259', 1_500_000);
  write('postgres.former-17/PG_VERSION', 600_000);
  const [finding, ...others] = checkFormerFiles(dataDir);
  expect([finding?.level, others]).toEqual(['consider', []]);
  expect(finding?.what).toContain(`${kept} (3 MB)`);
  expect(finding?.advice).toContain(`rm -r ${kept} (`);

  write('former-postgres/package.json', 10);
  const [withPrograms] = checkFormerFiles(dataDir);
  expect(withPrograms?.advice).toContain(`rm -r ${kept} ${path.join(dataDir, 'former-postgres')} (`);
});

test('a data folder that is not there yet has none, and one that is kept elsewhere is found', () => {
  expect(checkFormerFiles(path.join(dataDir, 'none'))).toEqual([]);
  const outer = path.join(dataDir, 'outer');
  write('inner/postgres.place', 0);
  fs.writeFileSync(path.join(dataDir, 'inner/postgres.place'), `${outer}\n`);
  write('outer/postgres.former-16-20261126T120000/PG_VERSION', 3);
  expect(checkFormerFiles(path.join(dataDir, 'inner'))[0]?.what).toContain(
    path.join(outer, 'postgres.former-16-20261126T120000 (1 MB)'),
  );
});
