import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { removeOrphanedFiles } from '#content/collections/upload/remove-orphaned-files.ts';
import { smallSquare } from '#content/collections/upload/small-square.ts';
import { documentOf, pictureOf } from '#content/collections/upload/upload.read.ts';
import { filesOf } from '#content/collections/upload/upload-names.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';
import {
  folder,
  jpeg,
  kept,
  reader,
  type Sent,
  site,
  sweepAsIfLater,
  uploaded,
  withEmptyFolder,
} from '../support/media-uploads.ts';
import { logInAll, sendUpload } from '../support/roles-setup.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { samplePhonePicture, samplePicture } from '../support/sample-pictures.ts';

/** Pictures and documents over the content service's endpoints, as an editor's screen sends them, and as visitors get them. */
withDatabase();
withContentService();
beforeAll(logInAll);
withEmptyFolder();

test('a picture is kept upright, in each width and kind, and nothing else that was in its file', async () => {
  const doc = await uploaded(await samplePhonePicture());
  expect(doc).toMatchObject({
    filename: 'Two advisers.jpg',
    mimeType: 'image/jpeg',
    width: 600,
    height: 800,
  });
  const picture = await pictureOf(doc.id, reader);
  expect(picture).toMatchObject({ alt: 'Two advisers at a desk', kind: 'jpg', width: 600, height: 800 });
  expect(picture?.name).toMatch(/^two-advisers-[0-9a-f]{16}$/);
  expect(kept()).toEqual(filesOf(picture as never).sort());
  for (const file of kept()) {
    const bytes = fs.readFileSync(path.join(folder(), file));
    expect(bytes.includes('Asha Rao'), file).toBe(false);
    const { exif, icc, orientation, width } = await sharp(bytes).metadata();
    expect([exif, icc, orientation], file).toEqual([undefined, undefined, undefined]);
    expect(file).toContain(`-${width}.`);
  }
  // Turned to the right, what was left is above.
  const top = await sharp(path.join(folder(), `${picture?.name}-600.jpg`))
    .extract({ left: 300, top: 50, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(top[0]).toBeGreaterThan(200);
});

test('a mail takes a picture as a small square that every program reads', async () => {
  const { id } = await uploaded(await samplePhonePicture());
  const picture = await pictureOf(id, reader);
  const square = picture && (await smallSquare(picture, 112));
  expect(await sharp(square).metadata()).toMatchObject({ format: 'jpeg', width: 112, height: 112 });
  expect(square?.byteLength).toBeLessThan(8000);
});

test('a transparent picture stays so, and a moving one is reduced to its first frame', async () => {
  const glass = {
    create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  } as const;
  const see = await uploaded(await sharp(glass).png().toBuffer(), 'logo.png');
  expect(see).toMatchObject({ mimeType: 'image/png', width: 400 });
  const frames = await sharp({ create: { width: 100, height: 300, channels: 3, background: 'green' } })
    .gif({ delay: 100 })
    .toBuffer();
  expect(await uploaded(frames, 'moving.gif')).toMatchObject({
    mimeType: 'image/jpeg',
    filename: 'moving.jpg',
  });
});

test.each(['png', 'webp', 'avif', 'gif', 'jpeg'] as const)(
  'a %s is a picture, whatever it is called',
  async (format) => {
    expect(await uploaded(await samplePicture().toFormat(format).toBuffer(), 'photo.bin')).toMatchObject({
      width: 800,
    });
  },
);

test.each([
  ['in greys', () => samplePicture().greyscale().jpeg()],
  ['for print', () => samplePicture().toColourspace('cmyk').jpeg()],
  ['of sixteen bits', () => samplePicture().toColourspace('rgb16').png()],
] as const)('a picture %s is one in the colours of the web', async (_what, make) => {
  const { url } = await uploaded(await make().toBuffer(), 'a.png');
  const { space, depth, hasProfile } = await sharp(path.join(dataDir, 'uploads', url)).metadata();
  expect([space, depth, hasProfile]).toEqual(['srgb', 'uchar', false]);
});

test('a large picture is reduced to the width of screens, a small one is left alone', async () => {
  const large = await uploaded(await samplePicture({ width: 5000, height: 2500 }).jpeg().toBuffer());
  expect(large).toMatchObject({ width: 1920, height: 960 });
  expect(await uploaded(await samplePicture({ width: 40, height: 30 }).png().toBuffer())).toMatchObject({
    width: 40,
  });
});

test('visitors get a file under its own kind and keep it for good, and no other file', async () => {
  const { url } = await uploaded(await samplePicture().jpeg().toBuffer());
  const answer = await site.request(url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(800);
  const avif = await site.request(url.replace(/800\.jpg$/, '320.avif'));
  expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif']);
  const etag = answer.headers.get('etag') ?? '';
  expect((await site.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);

  fs.mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'files/resume-0123456789abcdef.pdf'), 'a résumé');
  fs.writeFileSync(path.join(folder(), 'page.html'), '<script>');
  const others = [
    'page.html',
    '../../files/resume-0123456789abcdef.pdf',
    '%2e%2e%2f%2e%2e%2ffiles%2fresume-0123456789abcdef.pdf',
    'resume-0123456789abcdef.pdf',
    '..',
    '%00',
    'a-320.avif',
    `${path.basename(url)}.part`,
  ];
  for (const other of others) expect((await site.request(`/media/${other}`)).status, other).toBe(404);
  fs.rmSync(path.join(folder(), 'page.html'));
});

test('a document is shown as what it is, part by part, and runs nothing', async () => {
  const pdf = samplePdf();
  const { id, url } = await uploaded(pdf, 'Annual return 2026.pdf');
  expect(await documentOf(id, reader)).toMatchObject({ title: 'Two advisers at a desk', bytes: pdf.length });
  expect(await pictureOf(id, reader)).toBeUndefined();
  expect(url).toMatch(/^\/media\/annual-return-2026-[0-9a-f]{16}\.pdf$/);
  const answer = await site.request(url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'content-length': String(pdf.length),
    'content-security-policy': expect.not.stringContaining('sandbox'),
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  const part = await site.request(url, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PDF']);
});

test('staff also find a picture at the content service’s own address', async () => {
  const { filename, url, thumbnailURL } = await uploaded(await samplePicture().jpeg().toBuffer());
  const answer = await sendUpload('editor', {
    method: 'GET',
    path: `/upload/file/${encodeURIComponent(filename)}`,
  });
  expect([answer.status, answer.location]).toEqual([302, url]);
  expect((await site.request(thumbnailURL ?? '')).headers.get('content-type')).toBe('image/webp');
  const missing = await sendUpload('editor', { method: 'GET', path: '/upload/file/none.jpg' });
  expect(missing.status).toBe(404);
  const gone = await sendUpload('editor', { method: 'GET', path: '/legal-documents/file/none.pdf' });
  expect(gone.status).toBe(404);
});

test('a replaced file has another address, and the old one goes once that is settled', async () => {
  const { id, url } = await uploaded(jpeg);
  const old = kept();
  const larger = await samplePicture({ width: 1000, height: 500 }).jpeg().toBuffer();
  const { body } = await sendUpload('editor', {
    method: 'PATCH',
    path: `/upload/${id}`,
    file: larger,
    name: 'new.jpg',
    fields: {},
  });
  expect(body.doc).toMatchObject({
    id,
    width: 1000,
    alt: 'Two advisers at a desk',
    url: expect.stringContaining('/media/new-'),
  });
  await sweepAsIfLater();
  expect(kept().filter((file) => old.includes(file))).toEqual([]);
  expect((await site.request((body.doc as Sent).url)).status).toBe(200);
  expect((await site.request(url)).status).toBe(404);
});

test('a file that comes for several records at once goes to none', async () => {
  await uploaded(jpeg);
  await uploaded(jpeg);
  const before = kept();
  const many = {
    method: 'PATCH',
    path: '/upload?where[id][exists]=true',
    file: jpeg,
    name: 'a.jpg',
    fields: {},
  };
  expect((await sendUpload('editor', many)).status).toBe(400);
  expect(kept()).toEqual(before);
});

test('files of a deleted record and those that a crash left are removed, and files being saved stay', async () => {
  const { id, url } = await uploaded(jpeg);
  fs.writeFileSync(path.join(folder(), 'left-0123456789abcdef-320.avif.part'), 'half');
  await sweepAsIfLater();
  expect(kept()).toHaveLength(7);
  expect((await sendUpload('editor', { method: 'DELETE', path: `/upload/${id}` })).status).toBe(200);
  fs.writeFileSync(path.join(folder(), 'new-0123456789abcdef-320.avif.part'), 'half');
  await removeOrphanedFiles({ waitMs: 0 });
  expect(kept()).toEqual(['new-0123456789abcdef-320.avif.part']);
  expect((await site.request(url)).status).toBe(404);
});

test('another text for a picture is another version of it', async () => {
  const { id } = await uploaded(jpeg);
  const { listSources } = await import('#content/read/list-source.ts');
  const version = async () => (await listSources.get('upload')?.versions([String(id)]))?.get(String(id));
  const before = await version();
  expect(await version()).toBe(before);
  await sendUpload('editor', { method: 'PATCH', path: `/upload/${id}`, fields: { alt: 'Three advisers' } });
  expect(await version()).not.toBe(before);
  expect(await pictureOf(id, reader)).toMatchObject({ alt: 'Three advisers' });
});
