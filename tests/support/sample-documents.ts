import { crc32, deflateRawSync } from 'node:zlib';

/** Documents as word processors write them, the least that they need, for tests to spoil. */

/** A PDF with these objects, its table where its end says it is. */
export function samplePdf(objects: string[] = [], mark = ''): Buffer {
  const all = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    ...objects,
  ];
  let text = `%PDF-1.7\n%${mark}\n`;
  const offsets = all.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return at;
  });
  const table = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

type Part = {
  name: string;
  content: string | Buffer /** Size that the list states, if not the true one. */;
  size?: number;
  isEncrypted?: boolean;
};

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const wordParts: readonly Part[] = [
  {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  },
  { name: '_rels/.rels', content: '<?xml version="1.0"?><Relationships/>' },
  { name: 'word/document.xml', content: '<?xml version="1.0"?><w:document>Asha Rao</w:document>' },
];

export function sampleDocx(more: readonly Part[] = []): Buffer {
  return sampleZip([...wordParts, ...more]);
}

export function sampleZip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, size, isEncrypted } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A file system in a file, with these streams in its directory; the first sector of data begins as Word's do. */
export function sampleDoc(names: readonly string[] = ['WordDocument', '1Table'], { flags = 0 } = {}): Buffer {
  const sector = 512;
  const end = 0xfffffffe;
  const header = Buffer.alloc(sector, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  // Sector 0 is this table, 1 and 2 the directory, 3 the text.
  for (const [index, next] of [0xfffffffd, 2, end, end].entries()) table.writeUInt32LE(next, index * 4);
  const directory = Buffer.alloc(2 * sector);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const entry = directory.subarray(index * 128, index * 128 + 128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(index === 0 ? 5 : 2, 66);
    entry.writeUInt32LE(3, 116);
  }
  const text = Buffer.alloc(sector);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(flags, 10);
  return Buffer.concat([header, table, directory, text]);
}
