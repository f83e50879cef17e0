import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { listen, sampleApplication, sendForm, uploaded } from '../support/sample-application.ts';
import { sampleDocx, samplePdf } from '../support/sample-documents.ts';
import { answerOf, api, newVisitor } from '../support/visitor.ts';

withDatabase();
withContentService();

const folder = path.join(dataDir, 'files');
const files = () => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
const uploads = () => rowsOf<{ id: string; name: string; sha256: string }>('select * from enquiry.uploads');

beforeEach(async () => {
  await rowsOf('delete from enquiry.uploads');
  await sweepAll(allPersonalData);
  expect(files()).toEqual([]);
});

test('a file is received under a random name, and goes to the application that names it, once', async () => {
  const visitor = await newVisitor();
  const upload = await uploaded(visitor, samplePdf([], 'mine'), '..\\..\\Asha’s “best” CV.final.exe');
  const [row] = await uploads();
  expect(row).toMatchObject({
    name: 'Asha’s “best” CV.final.pdf',
    type: 'pdf',
    resume_id: null,
    sha256: createHash('sha256').update(samplePdf([], 'mine')).digest('hex'),
  });
  expect(files()).toEqual([row?.id]);
  expect(fs.statSync(path.join(folder, files()[0] ?? '')).mode & 0o777).toBe(0o600);

  const form = sampleApplication({ upload });
  const { status, body } = await visitor.post('save_resume', form, { 'idempotency-key': 'k1' });
  expect(status).toBe(200);
  const [record] = await rowsOf('select id, reference, answers from resumes');
  expect(record?.reference).toBe(body.data?.reference);
  expect(record?.answers).toContainEqual({
    field: 'upload',
    asked: 'Résumé',
    value: 'Asha’s “best” CV.final.pdf',
    words: 'Asha’s “best” CV.final.pdf',
  });
  expect(await uploads()).toMatchObject([{ resume_id: record?.id, reference: record?.reference }]);
  // No mail and no program learns under what the file is kept.
  expect(await findTraces([String(row?.id)], dataDir)).toEqual(['enquiry.uploads.id']);

  const again = await visitor.post('save_resume', form, { 'idempotency-key': 'k1' });
  expect([again.status, again.body.data?.reference]).toEqual([200, record?.reference]);
  const other = await visitor.post('save_resume', sampleApplication({ upload }));
  expect([other.status, other.body.errors]).toEqual([
    422,
    { upload: 'This file is no longer here. Please choose it again.' },
  ]);
});

test('of two applications that claim one file at once one is saved, and the other asked to choose again', async () => {
  const visitor = await newVisitor();
  for (let round = 0; round < 5; round++) {
    const upload = await uploaded(visitor);
    const before = await rowsOf('select from resumes');
    const answers = await Promise.all(
      [sampleApplication({ upload }), sampleApplication({ upload })].map((form) =>
        visitor.post('save_resume', form),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rowsOf('select from resumes')).toHaveLength(before.length + 1);
  }
});

test('an application without a file, or with one that was never sent, is not saved', async () => {
  const { post } = await newVisitor();
  const count = async () => (await rowsOf('select from resumes')).length;
  const before = await count();
  expect((await post('save_resume', sampleApplication())).body.errors).toEqual({
    upload: 'Please fill required fields',
  });
  for (const upload of ['cv.pdf', `${'x'.repeat(32)}/cv.pdf`, ['a'], '../../package.json']) {
    const { status, body } = await post('save_resume', sampleApplication({ upload }));
    expect([status, Object.keys(body.errors ?? {})], String(upload)).toEqual([422, ['upload']]);
  }
  expect(await count()).toBe(before);
});

test('the file may come along with the rest; sent again under its key it is one application', async () => {
  const visitor = await newVisitor();
  const sent = {
    fields: sampleApplication(),
    file: sampleDocx(),
    name: 'cv.docx',
    more: { 'idempotency-key': 'with-file' },
  };
  const first = await sendForm(visitor, 'save_resume', sent);
  const second = await sendForm(visitor, 'save_resume', sent);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.data).toEqual(first.body.data);
  const other = await sendForm(visitor, 'save_resume', { ...sent, file: samplePdf() });
  expect(other.status).toBe(409);
  expect(await rowsOf('select from enquiry.uploads where resume_id is not null')).toHaveLength(1);
});

test.each([
  [
    'a program called .pdf',
    Buffer.from('MZ\x90\x00 this program cannot be run'),
    422,
    /not a PDF, DOC or DOCX/,
  ],
  [
    'a PDF with something behind it',
    Buffer.concat([samplePdf(), Buffer.from('PK\x03\x04...')]),
    422,
    /damaged/,
  ],
  ['macros', sampleDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 422, /macro/],
  [
    'more than 5 MB',
    Buffer.concat([samplePdf(), Buffer.alloc(5 * 1024 * 1024, 32)]),
    413,
    /larger than 5 MB/,
  ],
  ['nothing', Buffer.alloc(0), 422, /not a PDF, DOC or DOCX/],
])('%s is refused with what to do, and nothing of it is kept', async (_what, file, status, words) => {
  const visitor = await newVisitor();
  for (const endpoint of ['upload_resume', 'save_resume']) {
    const answer = await sendForm(visitor, endpoint, { file, fields: sampleApplication() });
    expect(answer.status).toBe(status);
    expect(answer.body.status_description).toMatch(words);
    expect(answer.body.errors?.resume).toBe(answer.body.status_description);
  }
  expect(await uploads()).toEqual([]);
  expect(files()).toEqual([]);
});

test('exactly 5 MB is taken', async () => {
  const end = samplePdf();
  const big = samplePdf([`<<>>stream\n${'x'.repeat(5 * 1024 * 1024 - end.length - 200)}\nendstream`]);
  const visitor = await newVisitor();
  await uploaded(visitor, Buffer.concat([big, Buffer.alloc(5 * 1024 * 1024 - big.length, '\n')]));
  expect(fs.statSync(path.join(folder, files()[0] ?? '')).size).toBe(5 * 1024 * 1024);
});

test('a request without a token, from elsewhere, or that is not a form with a file is not read', async () => {
  const visitor = await newVisitor();
  const file = samplePdf();
  const refused = async (more: Record<string, string>) =>
    (await sendForm(visitor, 'upload_resume', { file, more })).status;
  expect(await refused({ origin: 'https://evil.test' })).toBe(403);
  expect(await refused({ token: 'none' })).toBe(403);
  expect((await sendForm(visitor, 'upload_resume', {})).status).toBe(422);
  expect((await sendForm(visitor, 'upload_resume', { fields: { resume: 'x', upload: 'y' } })).status).toBe(
    422,
  );
  expect((await visitor.post('upload_resume', { resume: 'x', upload: 'y' })).status).toBe(422);
  const { headers } = visitor;
  for (const [type, body] of [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', 'x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
  ] as const) {
    const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    const { status, body: answer } = await answerOf(await api.request('/api/upload_resume', init));
    expect([status, answer.status_description]).toEqual([
      400,
      'This form did not reach us completely. Please send it again.',
    ]);
  }
  expect(await uploads()).toEqual([]);
  expect(files()).toEqual([]);
});

test('a slow upload that breaks twice arrives whole the third time, and nothing is left of the others', async () => {
  const server = createServer(getRequestListener(api.fetch));
  const port = await listen(server);
  const { headers } = await newVisitor();
  const file = samplePdf([`<<>>stream\n${'slow line '.repeat(40_000)}\nendstream`]);
  const head = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);

  /** Sends in pieces over a line of its own. @param until after so many bytes the line breaks */
  async function send(until: number): Promise<string> {
    const line = connect(port, '127.0.0.1');
    let answer = '';
    line.on('data', (chunk) => {
      answer += chunk;
    });
    line.on('error', () => undefined);
    const names = { ...headers, host: 'localhost', 'content-type': 'multipart/form-data; boundary=b' };
    const lines = Object.entries({ ...names, 'content-length': String(body.length) });
    line.write(`POST /api/upload_resume HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`);
    for (let at = 0; at < until; at += 16_384) {
      line.write(body.subarray(at, Math.min(at + 16_384, until)));
      await pause(4);
    }
    if (until < body.length) line.destroy();
    else await vi.waitFor(() => expect(answer).toContain('status_code'), { timeout: 5000 });
    line.destroy();
    return answer;
  }

  for (const until of [200_000, body.length - 3]) {
    await send(until);
    // A file that came whole is validated before the form's end is missed.
    const clean = async () => expect([files(), await uploads()]).toEqual([[], []]);
    await vi.waitFor(clean, { timeout: 20_000 });
  }
  expect(await send(body.length)).toContain('200 OK');
  const [row, ...more] = await uploads();
  expect(more).toEqual([]);
  expect(files()).toEqual([row?.id]);
  expect(fs.readFileSync(path.join(folder, row?.id ?? '')).equals(file)).toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
