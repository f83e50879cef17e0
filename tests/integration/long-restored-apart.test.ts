import fs from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { allFileStores } from '#main/backup/all-file-stores.ts';
import { drill } from '#main/backup/drill.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { connectForLong } from '#main/connect-for-long.ts';
import { pairFolders } from '#main/paired-folders.ts';
import { resumeFileEndpoint } from '#panel/endpoints/resume-file.endpoint.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { logInAll } from '../support/roles-setup.ts';
import { sampleApplication, uploaded } from '../support/sample-application.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { newVisitor } from '../support/visitor.ts';

/** The database is of one day and the folders of files are of another. */
withDatabase();
withContentService();
beforeAll(logInAll);

const folder = path.join(dataDir, 'files');
const inFolder = (name: string) => fs.existsSync(path.join(folder, name));
const backups = { older: path.join(dataDir, 'older.tar.age'), newer: path.join(dataDir, 'newer.tar.age') };
let older: Application;
let newer: Application;

type Application = { id: number; file: string };

async function apply(mark: string): Promise<Application> {
  const visitor = await newVisitor();
  const upload = await uploaded(visitor, samplePdf([], mark));
  const { body } = await visitor.post('save_resume', sampleApplication({ upload }));
  const [row] = await rowsOf<{ id: number }>('select id from resumes where reference = $1', [
    body.data?.reference,
  ]);
  return { id: row?.id ?? 0, file: upload.split('/')[0] ?? '' };
}

async function statusOf({ id }: Application): Promise<number> {
  const [adviser] = await rowsOf(`select id, role from users where role = 'adviser'`);
  const user = { ...adviser, collection: 'users' };
  const request = { user, routeParams: { id } } as unknown as PayloadRequest;
  const answer = await resumeFileEndpoint.handler(request);
  await answer.arrayBuffer();
  return answer.status;
}

async function restore(file: string, { withFiles }: { withFiles: boolean }): Promise<void> {
  const client = await connectForLong('restore');
  const stores = withFiles ? allFileStores : undefined;
  await restoreBackup(fs.createReadStream(file), await backupKey(), { client, stores, isReplacing: true });
  await client.end();
}

beforeAll(async () => {
  await pairFolders();
  older = await apply('Asha');
  await makeBackup(backups.older);
  newer = await apply('Meera');
  await makeBackup(backups.newer);
});

test('a restored database beside newer files: the site starts, and a newer file goes to the bin and not for good', async () => {
  await restore(backups.older, { withFiles: true });
  await pairFolders();
  await sweepAll(allPersonalData);
  expect([inFolder(older.file), inFolder(newer.file)]).toEqual([true, true]);
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const { file } of [older, newer]) fs.utimesSync(path.join(folder, file), twoDaysAgo, twoDaysAgo);
  await sweepAll(allPersonalData);
  expect([inFolder(older.file), inFolder(newer.file)]).toEqual([true, false]);
  expect(inFolder(`bin/${newer.file}`)).toBe(true);
  expect(await statusOf(older)).toBe(200);
});

test('a restored database beside older files: the site starts, no record goes, and what is missing is named', async () => {
  // The file of the newer application is still where the test before has left it: in the bin.
  await restore(backups.newer, { withFiles: false });
  await pairFolders();
  await sweepAll(allPersonalData);
  expect(await rowsOf('select id from resumes order by id')).toEqual([{ id: older.id }, { id: newer.id }]);
  expect([await statusOf(older), await statusOf(newer)]).toEqual([200, 404]);
  const after = await makeBackup(path.join(dataDir, 'after.tar.age'));
  await expect(drill(after.file)).rejects.toThrow('1 files of files/ that rows name are not in the backup.');
  // With the files of the same day all is whole again.
  await restore(backups.newer, { withFiles: true });
  expect([await statusOf(older), await statusOf(newer)]).toEqual([200, 200]);
});
