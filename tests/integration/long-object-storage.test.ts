import fs from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { bucket, startObjectStorage } from '../support/object-storage.ts';

/** The site with its files in a bucket: what staff upload and visitors send, until it is deleted. */
const storage = await startObjectStorage();
const { dataDir } = setEnvironment({ ...storage.settings, BACKUP_TO: `s3://${bucket}/backups` });
afterAll(() => storage.stop());

import { setPublishedFiles } from '#content/access/published-files.ts';
import { legalDocumentFiles } from '#content/collections/legal-documents/legal-document-files.ts';
import { mediaFiles } from '#content/collections/upload/media-files.ts';
import { removeOrphanedFiles } from '#content/collections/upload/remove-orphaned-files.ts';
import { contentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { sentFiles } from '#enquiry/uploads/sent-files.ts';
import { allFileStores } from '#main/backup/all-file-stores.ts';
import { makeBackup } from '#main/backup/make-backup.ts';
import { scheduledRun } from '#main/backup/scheduled-run.ts';
import { checkOldBackups } from '#main/doctor/check-old-backups.ts';
import { resumeFileEndpoint } from '#panel/endpoints/resume-file.endpoint.ts';
import { backupFiles } from '#platform/backup/backup-files.ts';
import { backupKey } from '#platform/backup/backup-key.ts';
import { isDrillDue } from '#platform/backup/overdue.ts';
import { readHead, restoreBackup } from '#platform/backup/restore-backup.ts';
import { backupState } from '#platform/backup/runs.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { sweepAll } from '#platform/retention.ts';
import { removeFiles } from '#privacy/erase/remove-files.ts';
import { exportJson } from '#privacy/own-page/export-json.ts';
import { collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { documentRoutes } from '#site/documents/document-routes.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { withEmptyDatabase } from '../support/empty-database.ts';
import { jpeg, type Sent, site, uploaded } from '../support/media-uploads.ts';
import { logInAll, sendUpload } from '../support/roles-setup.ts';
import { sampleApplication, sendForm, uploaded as sentByVisitor } from '../support/sample-application.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { newVisitor } from '../support/visitor.ts';

withDatabase();
withContentService();
setPublishedFiles(() => ({ uploads: new Set(), documents: 'all' }));
beforeAll(logInAll);

const documents = documentRoutes({ baseHeaders: {} });
const pdf = samplePdf([], 'Asha');
let picture: Sent;
let resumeId = 0;

async function download(id: number): Promise<Response> {
  const [adviser] = await rowsOf(`select id, role from users where role = 'adviser'`);
  const user = { ...adviser, collection: 'users' };
  return resumeFileEndpoint.handler({ user, routeParams: { id } } as unknown as PayloadRequest);
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const filesOnDisk = () =>
  ['uploads', 'files', 'arriving'].flatMap((folder) =>
    fs.existsSync(path.join(dataDir, folder)) ? fs.readdirSync(path.join(dataDir, folder)) : [],
  );

test('a picture of staff is served from the bucket with the headers and ranges of one on a disk', async () => {
  picture = await uploaded(jpeg);
  const answer = await site.request(picture.url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const whole = await bytesOf(answer);
  expect(whole.length).toBe(Number(answer.headers.get('content-length')));
  const part = await site.request(picture.url, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
  expect((await bytesOf(part)).equals(whole.subarray(10, 20))).toBe(true);
  expect((await mediaFiles.names()).length).toBe(7);
  expect(filesOnDisk()).toEqual([]);
});

test('a document of staff is opened by visitors, and by the panel at its own address', async () => {
  const fields = { title: 'Annual return', purpose: 'annual-return' };
  const { status, body } = await sendUpload('editor', {
    path: '/legal-documents',
    file: pdf,
    name: 'annual return.pdf',
    fields,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const answer = await documents.request('/documents/annual%20return.pdf');
  expect([answer.status, (await bytesOf(answer)).equals(pdf)]).toEqual([200, true]);
  const inPanel = (name: string) =>
    sendUpload('editor', { method: 'GET', path: `/legal-documents/file/${encodeURIComponent(name)}` });
  expect((await inPanel('annual return.pdf')).status).toBe(200);
  expect((await inPanel('.none')).status).toBe(404);
  const odd = await sendUpload('editor', {
    path: '/legal-documents',
    file: pdf,
    name: '.वार्षिक.pdf',
    fields,
  });
  const { filename } = odd.body.doc as Sent;
  expect(filename).toMatch(/^document.*\.pdf$/);
  expect((await inPanel(filename)).status).toBe(200);
  expect(filesOnDisk()).toEqual([]);
});

test('a résumé of a visitor passes the checks of the site on its way in and out', async () => {
  const visitor = await newVisitor();
  const upload = await sentByVisitor(visitor, pdf);
  expect((await visitor.post('save_resume', sampleApplication({ upload }))).status).toBe(200);
  resumeId = (await rowsOf<{ id: number }>('select id from resumes'))[0]?.id ?? 0;
  const answer = await download(resumeId);
  expect([answer.status, (await bytesOf(answer)).equals(pdf)]).toEqual([200, true]);
  const refused = await sendForm(visitor, 'upload_resume', { file: Buffer.from('MZ a program') });
  expect(refused.status).toBe(422);
  expect(await sentFiles.names()).toHaveLength(1);
  expect(filesOnDisk()).toEqual([]);
});

test('the copy of a person’s data has the file that they sent', async () => {
  const [{ email = '' } = {}] = await rowsOf<{ email: string }>('select email from resumes');
  const { files } = await inTransaction(async (client) => {
    const person = await findPerson(client, allPersonalData, { email });
    return exportJson(await collectData(client, allPersonalData, person));
  });
  const sent = files.find(({ place }) => place === sentFiles.folder);
  expect(Buffer.from(String(sent?.base64), 'base64').equals(pdf)).toBe(true);
});

test('a backup in the bucket gives back rows and files after all of them are lost', {
  timeout: 120_000,
}, async () => {
  await scheduledRun();
  const { backup, drill } = await backupState();
  expect([backup.lastGood?.files, drill.lastGood?.files, drill.last?.problem]).toEqual([10, 10, null]);
  const backups = backupFiles(env().backupTo);
  expect((await backups.names()).sort()).toEqual(withLedgers(backup.lastGood?.file));
  const name = String(backup.lastGood?.file);
  const sealed = await backups.readWhole(name);
  storage.empty();
  await backups.put(name, [sealed], { maxBytes: sealed.length });
  expect((await site.request(picture.url)).status).toBe(404);
  const open = async () => {
    const content = await backups.open(name);
    if (!content) throw new Error('There is no backup.');
    return content;
  };
  const key = await backupKey();
  expect((await readHead(await open(), key)).settings).toMatchObject({ FILES_URL: `s3://${bucket}/files` });
  await withEmptyDatabase(async (client) => {
    await restoreBackup(await open(), key, { client, stores: allFileStores, isReplacing: false });
    expect((await client.query('select id from public.resumes')).rows).toEqual([{ id: resumeId }]);
  });
  expect((await site.request(picture.url)).status).toBe(200);
  expect((await bytesOf(await download(resumeId))).equals(pdf)).toBe(true);
});

test('while the storage is away nothing is lost, and everyone is told to come again', async () => {
  await storage.cut();
  expect((await site.request(picture.url)).status).toBe(503);
  expect((await documents.request('/documents/annual%20return.pdf')).status).toBe(503);
  const staff = await sendUpload('editor', { file: jpeg, name: 'a.jpg', fields: { alt: 'A desk' } });
  expect([staff.status, JSON.stringify(staff.body.errors)]).toEqual([
    400,
    expect.stringContaining('our file storage is not working at the moment. Please try again'),
  ]);
  const visitor = await newVisitor();
  const sent = await sendForm(visitor, 'upload_resume', { file: pdf });
  expect([sent.status, sent.body.status_description]).toEqual([
    503,
    'We cannot accept files at the moment. Please try again in a while.',
  ]);
  await expect(makeBackup()).rejects.toThrow('is not responding');
  const [name = ''] = await rowsOf<{ id: string }>('select id from enquiry.uploads').then((rows) =>
    rows.map(({ id }) => id),
  );
  const person = { emails: [], phones: [], references: [] };
  const copy = exportJson({ person, rows: new Map(), files: new Map([[sentFiles.folder, [name]]]) });
  await expect(copy).rejects.toThrow('is not responding');
  await storage.mend();
  expect((await site.request(picture.url)).status).toBe(200);
  expect(await rowsOf('select from upload')).toHaveLength(1);
  await sentByVisitor(visitor, pdf);
});

test('old backups go from the bucket, and the newest stays', { timeout: 120_000 }, async () => {
  const { now } = Date;
  Date.now = () => now() + 31 * 86_400_000;
  await scheduledRun();
  Date.now = now;
  const { backup } = await backupState();
  expect((await backupFiles(env().backupTo).names()).sort()).toEqual(withLedgers(backup.lastGood?.file));
});

const withLedgers = (backup?: string) => ['erasures.jsonl', backup, 'withdrawals.jsonl'];

test('what is deleted goes from the bucket, what was replaced by way of the bin', async () => {
  const [erased = '', ...others] = await sentFiles.names();
  await removeFiles({ files: { [sentFiles.folder]: [erased] } });
  expect(await sentFiles.names()).toEqual(others);
  await rowsOf('delete from resumes');
  await rowsOf('delete from enquiry.uploads');
  await sweepAll(allPersonalData);
  expect(await sentFiles.names()).toEqual([]);
  const service = await contentService();
  for (const collection of ['upload', 'legal-documents'] as const)
    await service.delete({ collection, where: { id: { exists: true } }, overrideAccess: true, depth: 0 });
  expect((await documents.request('/documents/annual%20return.pdf')).status).toBe(404);
  // They might belong to a save that has not ended yet.
  await removeOrphanedFiles({ waitMs: 0 });
  expect(await mediaFiles.names()).toHaveLength(7);
  const { now } = Date;
  Date.now = () => now() + 3_600_000;
  await removeOrphanedFiles({ waitMs: 0 });
  Date.now = now;
  expect([...(await mediaFiles.names()), ...(await legalDocumentFiles.names())]).toEqual([]);
});

test('where deletion is forbidden a backup is good, a drill is made, and the doctor counts what is too old', {
  timeout: 120_000,
}, async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await rowsOf(`update operations.backup_runs set finished_at = now() - interval '8 days'`);
  expect(await checkOldBackups({ ...env(), backupTime: '02:30' })).toEqual([]);
  storage.forbidDeletion();
  const { now } = Date;
  Date.now = () => now() + 33 * 86_400_000;
  await scheduledRun();
  const [finding] = await checkOldBackups({ ...env(), backupTime: '02:30' });
  Date.now = now;
  const { backup, drill } = await backupState();
  expect([isDrillDue({ backup, drill }, new Date()), drill.lastGood?.file]).toEqual([
    false,
    backup.lastGood?.file,
  ]);
  expect(String(written.mock.calls)).toContain('old backups not removed');
  written.mockRestore();
  expect(finding?.what).toContain('backups in s3://site-files/backups are older than BACKUP_KEEP_DAYS');
});
