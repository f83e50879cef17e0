import fs from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { removeOrphanedUploadFiles } from '#enquiry/uploads/delete-unclaimed-uploads.ts';
import { receiveUpload } from '#enquiry/uploads/receive-upload.ts';
import { resumeFileEndpoint } from '#panel/endpoints/resume-file.endpoint.ts';
import { asStaff, staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

type Staff = Awaited<ReturnType<typeof staffMember>>;
let staff: Record<'administrator' | 'adviser' | 'editor', Staff>;
let resumeId = 0;
const content = samplePdf([], 'Asha');

beforeAll(async () => {
  staff = {
    administrator: await staffMember('administrator'),
    adviser: await staffMember('adviser'),
    editor: await staffMember('editor'),
  };
  async function* pieces() {
    yield content;
  }
  const received = await receiveUpload({ name: 'आशा “CV”.pdf', content: pieces() });
  const { post } = await newVisitor();
  const { name, phone } = sampleEnquiry();
  const form = { name, phone, email: 'asha@mail.example', position: 'Claims', consent: true };
  const { status } = await post('save_resume', {
    ...form,
    referrer_url: `${origin}/career`,
    upload: 'value' in received ? received.value : '',
  });
  expect(status).toBe(200);
  const [record] = await rowsOf<{ id: number }>('select id from resumes');
  resumeId = record?.id ?? 0;
});

async function download(id: unknown, user?: Staff): Promise<Response> {
  const req = { user: user ?? null, routeParams: { id } } as unknown as PayloadRequest;
  return resumeFileEndpoint.handler(req);
}
const downloads = () =>
  rowsOf<{ staff_id: number; created_at: Date }>('select * from enquiry.downloads order by id');

test.each(['adviser', 'administrator'] as const)(
  'an %s saves the file, and it is written down who and when',
  async (role) => {
    const before = await downloads();
    const response = await download(String(resumeId), staff[role]);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('आशा “CV”.pdf');
    const [added, ...more] = (await downloads()).slice(before.length);
    expect(more).toEqual([]);
    expect(added?.staff_id).toBe(staff[role].id);
    expect(Date.now() - (added?.created_at.getTime() ?? 0)).toBeLessThan(60_000);
  },
);

test('no one else gets the résumé, or learns whether it is there; nothing is logged', async () => {
  const before = await downloads();
  for (const user of [undefined, staff.editor]) {
    for (const id of [resumeId, 999_999]) expect((await download(id, user)).status).toBe(403);
  }
  for (const id of [999_999, 'x', '1.5', -1, undefined]) {
    expect((await download(id, staff.adviser)).status, String(id)).toBe(404);
  }
  expect(await downloads()).toEqual(before);
});

test('a file that was cut short on the disk is not handed out as if it were whole', async () => {
  const [row] = await rowsOf<{ id: string }>('select id from enquiry.uploads');
  const file = path.join(dataDir, 'files', row?.id ?? '');
  const before = await downloads();
  fs.truncateSync(file, content.length - 10);
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = await download(resumeId, staff.adviser);
  const lines = log.mock.calls.join('');
  log.mockRestore();
  fs.writeFileSync(file, content);
  expect([answer.status, await answer.json()]).toEqual([
    410,
    { message: expect.stringContaining('This file is damaged.') },
  ]);
  expect(lines).toContain('file damaged');
  expect(await downloads()).toEqual(before);
  expect((await download(resumeId, staff.adviser)).status).toBe(200);
});

test('applications are read by advisers, made by the form alone, and deleted by administrators', async () => {
  const service = await contentService();
  const read = (user?: Staff) => service.find({ collection: 'resumes', user, ...asStaff });
  for (const user of [undefined, staff.editor]) await expect(read(user)).rejects.toThrow(/not allowed/i);
  expect((await read(staff.adviser)).totalDocs).toBe(1);
  for (const user of Object.values(staff)) {
    const made = service.create({
      collection: 'resumes',
      data: { reference: 'AA2AA2AA' } as never,
      user,
      ...asStaff,
    });
    await expect(made).rejects.toThrow(/not allowed/i);
  }
  const remove = (user: Staff) => service.delete({ collection: 'resumes', id: resumeId, user, ...asStaff });
  for (const user of [staff.adviser, staff.editor])
    await expect(remove(user)).rejects.toThrow(/not allowed/i);
  await remove(staff.administrator);
  await removeOrphanedUploadFiles();
  expect(await downloads()).toEqual([]);
  expect(await findTraces(['आशा', 'asha@mail.example'], dataDir)).toEqual([]);
});
