import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import {
  sampleDoc,
  sampleDocx,
  samplePdf,
  sampleZip,
  wordParts,
} from '../../../tests/support/sample-documents.ts';
import { validateDocument } from './validate-document.ts';
import { fileValidator } from './validate-file.ts';

const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(600, 7)]);
const webPage = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
const spoilt = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, at);
  return copy;
};
const packedObjects = (text: string) => {
  const packed = deflateSync(text).toString('latin1');
  return `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream `;
};
const packedHead = '9 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n';
const types = wordParts[0];
const macroTypes = {
  name: '[Content_Types].xml',
  content: String(types?.content).replace('.main+xml', '.macroEnabled.main+xml'),
};
const elsewhere = (kind: string) =>
  `<Relationships><Relationship Id="r" Type="http://schemas.example/${kind}" Target="https://evil.test/x" TargetMode="External"/></Relationships>`;

test.each([
  ['a PDF', samplePdf(), 'pdf'],
  [
    'a PDF with what a new writer packs',
    samplePdf([packedObjects('4 0 <</Type/Annot/URI(https://example.com)>>')]),
    'pdf',
  ],
  [
    'a PDF that speaks of what it has not',
    samplePdf(['<</Length 20>>stream\n(/JavaScript /JS) Tj\nendstream']),
    'pdf',
  ],
  ['a PDF with lines behind its end', joined(samplePdf(), '\r\n\n'), 'pdf'],
  ['a Word document', sampleDocx(), 'docx'],
  [
    'one with a picture and a link',
    sampleDocx([
      { name: 'word/media/image1.png', content: Buffer.alloc(3000, 5) },
      { name: 'word/_rels/document.xml.rels', content: elsewhere('hyperlink') },
      { name: 'docProps/custom.xml', content: '' },
    ]),
    'docx',
  ],
  ['an old Word document', sampleDoc(), 'doc'],
  ['one with room left at its end', joined(sampleDoc(), Buffer.alloc(1024)), 'doc'],
])('%s is one', async (_what, bytes, type) => {
  expect(await validateDocument(bytes)).toEqual({ type });
});

test.each([
  ['nothing', Buffer.alloc(0), 'kind'],
  ['a program', program, 'kind'],
  ['a web page', webPage, 'kind'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'kind'],
  ['words alone', Buffer.from('Asha Rao, 12 years of claims'), 'kind'],
  ['a web page before a PDF', joined(webPage, samplePdf()), 'kind'],
  ['the first words of a PDF', Buffer.from('%PDF-1.7\nHello'), 'damaged'],
  ['half a PDF', samplePdf().subarray(0, 200), 'damaged'],
  [
    'a PDF whose table is elsewhere',
    Buffer.from(
      samplePdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n12'),
    ),
    'damaged',
  ],
  ['a program behind a PDF', joined(samplePdf(), program), 'damaged'],
  ['a program behind a PDF that ends as one', joined(samplePdf(), program, '%%EOF\n'), 'damaged'],
  ['an archive behind a PDF', joined(samplePdf(), sampleZip(wordParts)), 'damaged'],
  ['an archive whose remark is the end of a PDF', pdfInRemark(), 'damaged'],
  ['a web page in the head of a PDF', samplePdf([], '<html><script>alert(1)</script>'), 'damaged'],
  [
    'a web page in a stream at the head',
    samplePdf(['<<>>stream\n<script>alert(1)</script>\nendstream']),
    'damaged',
  ],
  [
    'a web page between the objects',
    samplePdf([`<</X(${'x'.repeat(2000)})>>`, '<</X(<iframe src=x>)>>']),
    'damaged',
  ],
  ['a PDF with a script', samplePdf(['<</S/JavaScript/JS(app.alert)>>']), 'active'],
  ['one that spells it', samplePdf(['<</S/J#61vaScript>>']), 'active'],
  ['one that packs it', samplePdf([packedObjects('4 0 <</S/JavaScript/JS(app.alert)>>')]), 'active'],
  [
    'one that hides it behind a string',
    samplePdf(['<</T(<<>>stream\n)/S/JavaScript/JS(x)>>endstream']),
    'active',
  ],
  ['one behind nested brackets', samplePdf(['<</T((a\\)b)<<>>stream\n)/S/JavaScript>>endstream']), 'active'],
  ['one behind a comment', samplePdf(['<</A 1 % <<>>stream\n/S/JavaScript/JS(x)>>endstream']), 'active'],
  [
    'one in the bytes of a stream, where the table leads',
    samplePdf(['<<>>stream\n9 0 obj<</S/JavaScript/JS(x)>>endobj\nendstream']),
    'active',
  ],
  ['a PDF that starts a program', samplePdf(['<</S/Launch/F(cmd.exe)>>']), 'active'],
  ['a PDF with a file in it', samplePdf(['<</Names<</EmbeddedFiles 5 0 R>>>>']), 'active'],
  ['a PDF that unpacks without end', samplePdf([packedObjects('x'.repeat(20_000_000))]), 'damaged'],
  ['a PDF whose streams lie in one another', samplePdf([withoutEnds(3000)]), 'damaged'],
  ['a PDF whose stream has no end', samplePdf([packedObjects('x').replace('endstream', '')]), 'damaged'],
  ['a PDF with a password', samplePdf(['<</Encrypt 9 0 R>>']), 'locked'],
  ['an archive of anything', sampleZip([{ name: 'a.txt', content: 'a' }]), 'kind'],
  ['half a Word document', sampleDocx().subarray(0, 300), 'damaged'],
  ['a program behind a Word document', joined(sampleDocx(), program), 'damaged'],
  ['a program between its parts', insertedProgram(), 'damaged'],
  ['a Word document with macros', sampleDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'active'],
  ['one that is called so', sampleZip([macroTypes, ...wordParts.slice(1)]), 'active'],
  [
    'a program put in as an object',
    sampleDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
    'active',
  ],
  [
    'a template from elsewhere',
    sampleDocx([{ name: 'word/_rels/settings.xml.rels', content: elsewhere('attachedTemplate') }]),
    'active',
  ],
  [
    'one whose address holds the end of a tag',
    sampleDocx([
      {
        name: 'word/_rels/settings.xml.rels',
        content:
          '<Relationship Target="https://evil.test/?a>b" TargetMode="External" Type="http://x/attachedTemplate"/>',
      },
    ]),
    'active',
  ],
  ['a name without end', sampleDocx([{ name: `word/${'oleObject'.repeat(50)}`, content: 'x' }]), 'damaged'],
  ['a path that leads out', sampleDocx([{ name: '../../etc/cron.d/x', content: 'x' }]), 'damaged'],
  ['a name twice', sampleDocx([{ name: 'WORD/document.xml', content: 'x' }]), 'damaged'],
  [
    'more parts than any document has',
    sampleDocx(Array.from({ length: 2100 }, (_, n) => ({ name: `word/${n}.xml`, content: '' }))),
    'damaged',
  ],
  ['a bomb', sampleDocx([{ name: 'word/media/a.xml', content: Buffer.alloc(70_000_000) }]), 'damaged'],
  [
    'a bomb that says it is small',
    sampleDocx([{ name: 'word/a.xml', content: Buffer.alloc(20_000_000), size: 100 }]),
    'damaged',
  ],
  [
    'a bomb that says it is huge',
    sampleDocx([{ name: 'word/a.xml', content: 'x', size: 0xfffffff0 }]),
    'damaged',
  ],
  [
    'an archive with a password',
    sampleDocx([{ name: 'word/a.xml', content: 'x', isEncrypted: true }]),
    'locked',
  ],
  ['a Word document with a password', sampleDoc(['EncryptedPackage', 'EncryptionInfo']), 'locked'],
  ['an old one with a password', sampleDoc(undefined, { flags: 0x0100 }), 'locked'],
  ['an old Word document with macros', sampleDoc(['WordDocument', 'Macros']), 'active'],
  ['an old table of sums', sampleDoc(['Workbook']), 'kind'],
  ['the first words of an old one', sampleDoc().subarray(0, 8), 'damaged'],
  ['half an old one', sampleDoc().subarray(0, 1024), 'damaged'],
  ['an old one that goes round in circles', spoilt(sampleDoc(['Other']), 512 + 8, 1), 'kind'],
  ['an old one whose sectors lie far away', spoilt(sampleDoc(), 48, 0x00ffffff), 'damaged'],
  [
    'a program behind an old one',
    joined(sampleDoc(), program, Buffer.alloc(1024 - program.length)),
    'damaged',
  ],
  ['a program of odd length behind an old one', joined(sampleDoc(), program), 'damaged'],
])('%s is refused', async (_what, bytes, problem) => {
  expect(await validateDocument(bytes)).toEqual({ problem });
});

test('no file of five megabytes is made so that its judgement takes long', async () => {
  const max = 5 * 1024 * 1024;
  const repeated = (text: string) => text.repeat(Math.floor(max / text.length));
  const worst = [
    ...['stream ', '/ObjStm ', '<!doctype ', '/JS#', 'startxref ', '#41', '/ObjStm/FlateDecode stream\n'].map(
      (text) => samplePdf([repeated(text)]),
    ),
    samplePdf([withoutEnds(5000).replace('endstream', 'x'.repeat(4_500_000))]),
    samplePdf([nested(600, 4_500_000)]),
    ...['obj', 'obj<<', 'obj[]', 'obj(', 'obj<', 'obj%'].map((text) => samplePdf([repeated(`1 ${text}`)])),
    joined('PK\x03\x04', Buffer.alloc(max)),
    joined(sampleDoc(), Buffer.alloc(max)),
    ...['<Relationship ', 'Relationship ', '&#', ' Type="/oleObject', '<?xml '].map((text) =>
      sampleDocx([{ name: 'word/_rels/a.xml.rels', content: text.repeat(50_000_000 / text.length) }]),
    ),
    sampleDocx(
      Array.from({ length: 30 }, (_, n) => ({ name: `${n}/${'oleObject'.repeat(7000)}`, content: '' })),
    ),
  ];
  const { validate, end } = fileValidator();
  onTestFinished(end);
  const problems: unknown[] = [];
  for (const bytes of worst) problems.push((await validate(bytes)).problem);
  expect(problems).not.toContain('unavailable');
}, 300_000);

/** Streams that are good each, and all end where the last one does. */
function withoutEnds(count: number): string {
  return `${`${packedHead}${deflateSync('x').toString('latin1')}\n`.repeat(count)}endstream `;
}

/** Streams that begin within one another and go on together, for so many bytes of empty zlib blocks. */
function nested(count: number, bytes: number): string {
  const head = `${packedHead}\x78\x9c`;
  const length = Buffer.alloc(4);
  length.writeUInt16LE(head.length, 0);
  length.writeUInt16LE(0xffff ^ head.length, 2);
  const inBlock = `\0${length.toString('latin1')}${head}`;
  return `${head}${inBlock.repeat(count - 1)}${'\0\0\0\xff\xff'.repeat(bytes / 5)}\nendstream `;
}

/** An archive may carry a remark behind its list: here it ends as a PDF does. */
function pdfInRemark(): Buffer {
  const archive = sampleZip(wordParts);
  const end = '\nstartxref\n9\n%%EOF\n';
  archive.writeUInt16LE(end.length, archive.length - 2);
  return joined('%PDF-1.7\nxref\n', archive, end);
}

function insertedProgram(): Buffer {
  const bytes = sampleDocx();
  const at = bytes.lastIndexOf('PK\x05\x06');
  const start = bytes.readUInt32LE(at + 16);
  const moved = joined(bytes.subarray(0, start), program, bytes.subarray(start));
  moved.writeUInt32LE(start + program.length, moved.length - 6);
  return moved;
}
