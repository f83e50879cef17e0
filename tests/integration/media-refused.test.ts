import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import {
  folder,
  heic,
  joined,
  jpeg,
  kept,
  page,
  png,
  program,
  svg,
  uploaded,
  withEmptyFolder,
} from '../support/media-uploads.ts';
import { logInAll, sendUpload } from '../support/roles-setup.ts';
import { sampleDocx, samplePdf, sampleZip, wordParts } from '../support/sample-documents.ts';
import { sampleHugePng, samplePicture } from '../support/sample-pictures.ts';

/** Pictures and documents over the content service's endpoints, as an editor's screen sends them, and as visitors get them. */
withDatabase();
withContentService();
beforeAll(logInAll);
withEmptyFolder();

test.each([
  ['nothing', Buffer.alloc(0), 'a.jpg', /choose a file|neither/i],
  ['a program called picture', program, 'a.jpg', /neither a picture/],
  ['a web page called picture', page, 'a.png', /neither a picture/],
  ['a web page called document', page, 'a.pdf', /neither a picture/],
  ['words', Buffer.from('Asha Rao'), 'a.jpg', /neither a picture/],
  ['an archive', sampleZip(wordParts), 'a.zip', /neither a picture/],
  ['a Word document', sampleDocx(), 'a.docx', /neither a picture/],
  ['a drawing', svg, 'a.svg', /SVG.*PNG/],
  ['a drawing called picture', svg, 'a.jpg', /SVG/],
  [
    'a drawing behind its heading',
    joined(Buffer.from('<?xml version="1.0"?>\n<!-- x -->\n'), svg),
    'a.png',
    /SVG/,
  ],
  ['a phone’s own kind', heic, 'a.heic', /HEIC.*JPEG/],
  ['a TIFF', await samplePicture().tiff().toBuffer(), 'a.tiff', /neither a picture/],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', /damaged/],
  ['the first bytes of a JPEG', jpeg.subarray(0, 20), 'a.jpg', /damaged/],
  ['half a PNG', png.subarray(0, png.length / 2), 'a.png', /damaged/],
  ['a page that begins as a GIF', joined(Buffer.from('GIF89a/*'), page), 'a.gif', /damaged/],
  ['a page that begins as a JPEG', joined(Buffer.from('ffd8ff', 'hex'), page), 'a.jpg', /damaged/],
  ['a drawing that begins as a PNG', joined(png.subarray(0, 8), svg), 'a.png', /damaged/],
  ['a bomb of pixels', sampleHugePng({ width: 30_000, height: 30_000 }), 'a.png', /50 million/],
  [
    'a bomb that says it is huger',
    sampleHugePng({ width: 2 ** 31 - 1, height: 2 }),
    'a.png',
    /damaged|50 million/,
  ],
  ['a thread', await samplePicture({ width: 4000, height: 20 }).png().toBuffer(), 'a.png', /thirty times/],
  ['a dot', await samplePicture({ width: 4, height: 4 }).png().toBuffer(), 'a.png', /16 pixels/],
  ['too many bytes', joined(jpeg, Buffer.alloc(15 * 1024 * 1024)), 'a.jpg', /15 MB/],
  ['a PDF with a script', samplePdf(['<</S/JavaScript/JS(app.alert)>>']), 'a.pdf', /script/],
  ['a PDF with a file in it', samplePdf(['<</Names<</EmbeddedFiles 5 0 R>>>>']), 'a.pdf', /another file/],
  ['a PDF with a password', samplePdf(['<</Encrypt 9 0 R>>']), 'a.pdf', /password/],
  ['a program behind a PDF', joined(samplePdf(), program), 'a.pdf', /damaged/],
  ['an archive behind a PDF', joined(samplePdf(), sampleZip(wordParts)), 'a.pdf', /damaged/],
  ['half a PDF', samplePdf().subarray(0, 200), 'a.pdf', /damaged/],
])('%s is refused with a sentence, and leaves nothing', async (_what, file, name, words) => {
  const { status, body } = await sendUpload('editor', { file, name, fields: { alt: 'Something' } });
  expect(status).toBe(400);
  expect(JSON.stringify(body.errors)).toMatch(words);
  expect(await rowsOf('select from upload')).toEqual([]);
  expect(kept()).toEqual([]);
});

test.each([
  ['a web page', page, 400],
  ['a picture', jpeg, 400],
  ['a PDF with a script', samplePdf(['<</S/JavaScript/JS(app.alert)>>']), 400],
  ['a program behind a PDF', joined(samplePdf(), program), 400],
  ['a PDF', samplePdf(), 201],
])('among the documents that the law asks for, %s is checked as well', async (_what, file, answer) => {
  const fields = { title: 'Annual return', purpose: 'other' };
  const { status, body } = await sendUpload('editor', {
    path: '/legal-documents',
    file,
    name: 'a.pdf',
    fields,
  });
  expect([status, body.errors && JSON.stringify(body.errors)]).toEqual([
    answer,
    answer === 400 ? expect.stringMatching(/PDF.*choose that/) : undefined,
  ]);
  expect(await rowsOf('delete from legal_documents returning id')).toHaveLength(answer === 400 ? 0 : 1);
});

test('data hidden behind a picture is not kept', async () => {
  const doc = await uploaded(joined(jpeg, page, sampleZip(wordParts)));
  expect(doc.width).toBe(800);
  for (const file of kept()) {
    const bytes = fs.readFileSync(path.join(folder(), file));
    expect([file, bytes.includes('<script>'), bytes.includes('PK\x03\x04')]).toEqual([file, false, false]);
  }
});

test('a picture without its words is not kept, and neither are its files', async () => {
  const { status, body } = await sendUpload('editor', { file: jpeg, name: 'a.jpg', fields: {} });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('What it shows')]);
  expect(kept()).toEqual([]);
});

test.each(['nobody', 'adviser', 'reader', 'compliance'] as const)('%s uploads nothing', async (who) => {
  const { status } = await sendUpload(who, { file: jpeg, name: 'a.jpg', fields: { alt: 'A door' } });
  expect(status).not.toBe(201);
  expect(await rowsOf('select from upload')).toEqual([]);
  expect(kept()).toEqual([]);
});

test('nothing is fetched from elsewhere, and no one may set a file’s facts', async () => {
  const from = { alt: 'A door', url: 'http://127.0.0.1:9/a.jpg', filename: 'a.jpg' };
  expect((await sendUpload('editor', { fields: from })).status).toBe(400);
  const asText = {
    alt: 'A door',
    file: JSON.stringify({ filename: 'a.jpg', mimeType: 'image/jpeg', size: 9 }),
  };
  expect((await sendUpload('editor', { parts: asText, fields: asText })).status).toBeGreaterThanOrEqual(400);

  const { id, url } = await uploaded(jpeg);
  const [before] = await rowsOf(
    'select store_name, mime_type, width, height, filesize, filename from upload',
  );
  const facts = {
    storeName: 'mine',
    mimeType: 'text/html',
    width: 7,
    height: 7,
    filesize: 7,
    filename: 'x.html',
    url: 'https://elsewhere.example',
  };
  const changed = await sendUpload('editor', {
    method: 'PATCH',
    path: `/upload/${id}?uploadEdits[crop][x]=1`,
    fields: { alt: 'A red door', ...facts },
  });
  expect([changed.status, changed.body.doc]).toEqual([
    200,
    expect.objectContaining({ alt: 'A red door', url }),
  ]);
  expect(
    (await rowsOf('select store_name, mime_type, width, height, filesize, filename from upload'))[0],
  ).toEqual(before);
});
