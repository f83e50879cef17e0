/**
 * A ZIP archive as a stream: each file is compressed (by Node's own zlib, off the main thread) as it is read, and its
 * sum and sizes follow it, as the format allows. Nothing is kept but what the directory at the end says of each file, so
 * that an archive may be larger than memory; below four gigabytes, since it writes no ZIP64. Node's parts suffice: a
 * library would bring a second compressor that holds up the main thread.
 */

import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

/** What the directory says of a file that has been written. */
type Written = { name: Buffer; sum: number; size: number; packedSize: number; offset: number };

const version = 20;
/** Names are UTF-8; sum and sizes follow the file. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: when a file of the archive was made says nothing. */
const [time, day] = [0, 0x21];

export async function* zipOf(files: readonly ZipFile[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const file: Written = { name: Buffer.from(name), sum: 0, size: 0, packedSize: 0, offset };
    const head = headOf(file);
    yield head;
    const source = Readable.from(measured(content, file), { objectMode: false });
    // What fails on the one side fails on the other, where it is heard.
    const packed = pipeline(source, createDeflateRaw({ level: 3 }), () => undefined);
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      file.packedSize += chunk.length;
      yield chunk;
    }
    const foot = bytesOf([4, 0x08074b50], [4, file.sum], [4, file.packedSize], [4, file.size]);
    yield foot;
    offset += head.length + file.packedSize + foot.length;
    written.push(file);
  }
  const directory = Buffer.concat(written.map(entryOf));
  const count = written.length;
  const end = [4, 0x06054b50] as const;
  yield directory;
  yield bytesOf(end, [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
}

async function* measured(content: ZipFile['content'], file: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.sum = crc32(bytes, file.sum);
    file.size += bytes.length;
    yield bytes;
  }
}

function headOf({ name }: Written): Buffer {
  const sizes = [[4, 0] as const, [4, 0] as const, [4, 0] as const];
  const about = [[2, version] as const, [2, flags] as const, [2, deflated] as const];
  const rest = [[2, name.length] as const, [2, 0] as const];
  return Buffer.concat([bytesOf([4, 0x04034b50], ...about, [2, time], [2, day], ...sizes, ...rest), name]);
}

function entryOf({ name, sum, size, packedSize, offset }: Written): Buffer {
  const about = [[2, flags] as const, [2, deflated] as const, [2, time] as const, [2, day] as const];
  const sizes = [[4, sum] as const, [4, packedSize] as const, [4, size] as const];
  // No extra field, comment, disk or attributes.
  const rest = [
    [2, name.length] as const,
    [2, 0] as const,
    [2, 0] as const,
    [2, 0] as const,
    [2, 0] as const,
  ];
  const head = bytesOf([4, 0x02014b50], [2, version], [2, version], ...about, ...sizes, ...rest, [4, 0]);
  return Buffer.concat([head, bytesOf([4, offset]), name]);
}

/** Numbers as the format writes them: the smallest byte first. */
function bytesOf(...numbers: readonly (readonly [size: 2 | 4, value: number])[]): Buffer {
  const bytes = Buffer.alloc(numbers.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of numbers) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}
