import { Readable } from 'node:stream';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

/** Reads an archive from its directory, as programs do. */
function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packedSize, size] = [16, 20, 24].map((field) => archive.readUInt32LE(at + field));
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const from = local + 30 + nameLength + archive.readUInt16LE(local + 28);
    const bytes = inflateRawSync(archive.subarray(from, from + (packedSize ?? 0)));
    expect([name, crc32(bytes), bytes.length]).toEqual([name, sum, size]);
    files[name] = bytes.toString('utf8');
    at += 46 + nameLength + archive.readUInt16LE(at + 30);
  }
  return files;
}

test('an archive gives back what was put into it', async () => {
  const large = Array.from({ length: 5000 }, (_, index) => `${index} मीरा\n`);
  const files = [
    { name: 'a.xml', content: ['<a/>'] },
    { name: 'folder/मीरा.txt', content: large },
    { name: 'empty', content: [] },
  ];
  const archive = Buffer.concat(await Readable.from(zipOf(files)).toArray());
  expect(unzip(archive)).toEqual({ 'a.xml': '<a/>', 'folder/मीरा.txt': large.join(''), empty: '' });
});

test('a file that breaks off breaks the archive off, and who takes no more of it ends the reading', async () => {
  async function* broken() {
    yield 'a';
    throw new Error('The database is gone.');
  }
  await expect(Readable.from(zipOf([{ name: 'a', content: broken() }])).toArray()).rejects.toThrow('is gone');
  let isEnded = false;
  async function* endless() {
    try {
      for (let line = 0; ; line += 1) yield `${Math.sin(line)}\n`.repeat(100);
    } finally {
      isEnded = true;
    }
  }
  let chunks = 0;
  for await (const _ of zipOf([{ name: 'a', content: endless() }])) {
    chunks += 1;
    if (chunks > 3) break;
  }
  await expect.poll(() => isEnded).toBe(true);
});
