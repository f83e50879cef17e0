import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { copyTemplate, dropCopy } from '../support/template-database.ts';

const name = `t_${randomBytes(6).toString('hex')}`;
const server = inject('databaseServerUrl');
const { dataDir } = setEnvironment({ DATABASE_URL: await copyTemplate(server, name) });
afterAll(() => dropCopy(server, name));

import { makeBackup } from '#main/backup/make-backup.ts';
import { closeDatabase } from '#platform/database.ts';
import { rowsOf } from '../support/database.ts';

const file = path.join(dataDir, 'one.tar.age');

/** As `npm run restore` does it, which ends its process. @returns what it said */
async function restore(): Promise<string> {
  const exited = Promise.withResolvers<unknown>();
  vi.spyOn(process, 'exit').mockImplementation((code) => exited.resolve(code) as never);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const failed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const argv = process.argv;
  process.argv = ['node', 'restore', file, '--replace'];
  await import('#main/restore.ts');
  const code = await exited.promise;
  process.argv = argv;
  const [output, problem] = [said, failed].map((spy) => spy.mock.calls.join(''));
  vi.restoreAllMocks();
  expect([code, problem]).toEqual([0, '']);
  return output ?? '';
}

test('a restored backup opens no session that was open when it was made, and this is said', async () => {
  await rowsOf(
    `insert into users (id, name, email, role) values (1, 'Meera', 'meera@broker.example', 'adviser')`,
  );
  await rowsOf(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, 1, 'open', now(), now() + interval '1 day')`,
  );
  await makeBackup(file);
  await closeDatabase();

  const output = await restore();
  expect(output).toContain('All sessions of staff have ended: everyone logs in again.');
  expect(output).toContain('What else was changed since then is not repeated.');
  expect(await rowsOf('select name from users')).toEqual([{ name: 'Meera' }]);
  expect(await rowsOf('select id from users_sessions')).toEqual([]);
  const known = await rowsOf(`select from pg_stats where tablename = 'users' and attname = 'name'`);
  expect(known, 'that the planner knows the rows').toHaveLength(1);
  await closeDatabase();
});
