import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { type PublishedFiles, setPublishedFiles } from '#content/access/published-files.ts';
import { allDocuments } from '#content/collections/legal-documents/all-documents.read.ts';
import { readAnnualReturnUrl } from '#content/collections/legal-documents/legal-documents.read.ts';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { isOfStaffSide } from '#main/staff/staff-paths.ts';
import { env } from '#platform/env.ts';
import { annualReturnPath, documentRoutes } from '#site/documents/document-routes.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { smallestPdf } from '../support/smallest-pdf.ts';

withDatabase();
const app = documentRoutes({ baseHeaders: { 'x-content-type-options': 'nosniff' } });
let shown: PublishedFiles = { uploads: new Set(), documents: 'all' };
setPublishedFiles(() => shown);
const address = '/documents/annual%20return%202026.pdf';
const folder = path.join(dataDir, 'uploads/legal-documents');

beforeAll(async () => {
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  const service = await contentService();
  for (const [title, purpose, datedOn] of [
    ['annual return 2026', 'annual-return', '2026-03-31'],
    // Added later for completeness.
    ['annual return 2025', 'annual-return', '2025-03-31'],
    ['annual return of some year', 'annual-return', undefined],
    ['other', 'other', '2024-01-01'],
    ['undated', 'other', undefined],
  ] as const)
    await service.create({
      collection: 'legal-documents',
      data: { title, purpose, datedOn },
      file: {
        name: `${title}.pdf`,
        data: Buffer.from(smallestPdf),
        mimetype: 'application/pdf',
        size: smallestPdf.length,
      },
      overrideAccess: true,
      depth: 0,
    });
  fs.writeFileSync(path.join(folder, 'nobody-s.pdf'), 'without a record');
  fs.writeFileSync(path.join(dataDir, 'secret.pdf'), 'not for visitors');
});

test('the annual return has an address on the site, where it is shown as what it is', async () => {
  expect(await readAnnualReturnUrl()).toBe(address);
  const answer = await app.request(address);
  expect([answer.status, await answer.text()]).toEqual([200, smallestPdf]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-length': String(smallestPdf.length),
    'x-content-type-options': 'nosniff',
    // Without a sandbox, in which Safari shows nothing of some PDFs.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
    'accept-ranges': 'bytes',
  });
});

test('a document that no page lists is not served, except the annual return', async () => {
  const statuses = async () => {
    const paths = ['/documents/other.pdf', '/documents/undated.pdf', address];
    return Promise.all(paths.map(async (each) => (await app.request(each)).status));
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  shown = { uploads: new Set(), documents: 'annual-return' };
  expect(await statuses()).toEqual([404, 404, 200]);
  shown = { uploads: new Set(), documents: 'all' };
});

test('a page may list all of them, each with its day, the newest first and those without a day last', async () => {
  const listed = await allDocuments.read('', 'en');
  expect(listed).toMatchObject([
    { title: 'annual return 2026', datedOn: '2026-03-31', address, bytes: smallestPdf.length },
    { title: 'annual return 2025', datedOn: '2025-03-31' },
    { title: 'other', datedOn: '2024-01-01', address: '/documents/other.pdf' },
    { title: 'undated', address: '/documents/undated.pdf' },
    { title: 'annual return of some year' },
  ]);
});

test('the specification’s call returns its address, and is not a call of the staff side', async () => {
  const answer = await app.request(annualReturnPath);
  const url = `${env().siteUrl}${address}`;
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { data: { attributes: { AttachPDF: { data: { attributes: { url } } } } } },
  ]);
  const headers = { authorization: 'JWT any' };
  expect(isOfStaffSide({ url: `${annualReturnPath}?x=1`, headers })).toBe(false);
  expect(isOfStaffSide({ url: '/cmsapi/api/annual-returns', headers })).toBe(true);
  // A stranger is answered by the site.
  expect(isOfStaffSide({ url: '/cmsapi/api/annual-returns', headers: {} })).toBe(false);
});

test('a client that has it already does not get it again, and HEAD sends its headers alone', async () => {
  const head = await app.request(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(smallestPdf.length),
    '',
  ]);
  const etag = head.headers.get('etag') ?? '';
  const again = await app.request(address, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await app.request(address, { headers: { 'if-none-match': '"another"' } });
  expect(other.status).toBe(200);
});

test('a reader of PDFs gets the part that it asks for, unless the file has changed since', async () => {
  const etag = (await app.request(address)).headers.get('etag') ?? '';
  const part = await app.request(address, { headers: { range: 'bytes=1-3', 'if-range': etag } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
  expect(part.headers.get('content-range')).toBe(`bytes 1-3/${smallestPdf.length}`);
  expect(part.headers.get('content-length')).toBe('3');
  const changed = await app.request(address, { headers: { range: 'bytes=1-3', 'if-range': '"older"' } });
  expect([changed.status, await changed.text()]).toEqual([200, smallestPdf]);
  const behind = await app.request(address, { headers: { range: 'bytes=99999-' } });
  expect([behind.status, behind.headers.get('content-range')]).toEqual([
    416,
    `bytes */${smallestPdf.length}`,
  ]);
});

test.each([
  'never-there.pdf',
  'nobody-s.pdf',
  '..%2F..%2Fsecret.pdf',
  '%2E%2E%2F%2E%2E%2Fsecret.pdf',
  '..%5C..%5Csecret.pdf',
  '.',
  '%00',
  '%E0%A4%A',
  'annual%20return%202026.pdf%00',
  '',
])('no document has the name %s', async (name) => {
  const answer = await app.request(`/documents/${name}`);
  expect(answer.status).toBe(404);
});

test('a record whose name leads elsewhere is not followed', async () => {
  await rowsOf(`update legal_documents set filename = '../../secret.pdf' where dated_on = '2024-01-01'`);
  expect((await app.request('/documents/..%2F..%2Fsecret.pdf')).status).toBe(404);
  expect((await app.request('/documents/secret.pdf')).status).toBe(404);
});

test('a file that is not a PDF is offered as a download, not shown', async () => {
  await rowsOf(
    `update legal_documents set filename = 'nobody-s.pdf', mime_type = 'text/html' where dated_on = '2024-01-01'`,
  );
  const answer = await app.request('/documents/nobody-s.pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  expect(answer.headers.get('content-security-policy')).toMatch(/sandbox$/);
});

test('a document that staff take away is gone at once', async () => {
  const service = await contentService();
  const where = { purpose: { equals: 'annual-return' } };
  await service.delete({ collection: 'legal-documents', where, overrideAccess: true, depth: 0 });
  expect((await app.request(address)).status).toBe(404);
  expect(await readAnnualReturnUrl()).toBeUndefined();
  const answer = await app.request(annualReturnPath);
  expect([answer.status, await answer.json()]).toEqual([404, { data: null }]);
});
