/**
 * The list of what is in a zip archive, read from its end, and refused unless it lists the whole file: nothing before
 * the first entry, nothing between them, nothing behind the list. yauzl was looked at: it reads archives leniently,
 * as is its job, and what has to be held against the list here (each byte is in one entry) it does not tell.
 */
export type ZipEntry = { name: string; isEncrypted: boolean; isPacked: boolean; data: Buffer; size: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const descriptorFlag = 8;
const maxEntries = 2000;

type Directory = { count: number; start: number; end: number };

/** The directory that a program finds which opens these bytes as an archive; nothing where they are none. */
export function findDirectory(bytes: Buffer): Directory | undefined {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (bytes.readUInt32LE(at) !== endSignature) continue;
    if (at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length) continue;
    const size = bytes.readUInt32LE(at + 12);
    const start = bytes.readUInt32LE(at + 16);
    return { count: bytes.readUInt16LE(at + 10), start, end: start + size };
  }
  return undefined;
}

/** @returns nothing where the archive is damaged, has more than its entries, or is of a kind that Word never writes */
export function zipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const directory = findDirectory(bytes);
  if (!directory || directory.end + 22 !== bytes.length || directory.count > maxEntries) return undefined;
  try {
    const entries = readEntries(bytes, directory);
    return entries && fillsAll(bytes, entries, directory.start) ? entries : undefined;
  } catch (error) {
    // A number that leads out of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Placed = ZipEntry & { from: number; to: number; hasDescriptor: boolean };

function readEntries(bytes: Buffer, { count, start, end }: Directory): Placed[] | undefined {
  const entries: Placed[] = [];
  let at = start;
  for (let number = 0; number < count; number++) {
    if (bytes.readUInt32LE(at) !== entrySignature) return undefined;
    const flags = bytes.readUInt16LE(at + 8);
    const method = bytes.readUInt16LE(at + 10);
    const packedSize = bytes.readUInt32LE(at + 20);
    const size = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = bytes.readUInt32LE(at + 42);
    if (method !== 0 && method !== 8) return undefined;
    if (bytes.readUInt32LE(from) !== localSignature) return undefined;
    if (bytes.toString('utf8', from + 30, from + 30 + bytes.readUInt16LE(from + 26)) !== name)
      return undefined;
    const dataAt = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
    const data = bytes.subarray(dataAt, dataAt + packedSize);
    entries.push({
      ...{ name, size, data, from, to: dataAt + packedSize },
      isEncrypted: (flags & 1) !== 0,
      isPacked: method === 8,
      hasDescriptor: (flags & descriptorFlag) !== 0,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : undefined;
}

/** Each entry begins where the one before it ended; sizes may follow one in 12 or 16 bytes. */
function fillsAll(bytes: Buffer, entries: readonly Placed[], end: number): boolean {
  let at = 0;
  for (const { from, to, hasDescriptor } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from !== at) return false;
    at = to + (hasDescriptor ? descriptorLength(bytes, to) : 0);
  }
  return at === end;
}

function descriptorLength(bytes: Buffer, at: number): number {
  return bytes.readUInt32LE(at) === 0x08074b50 ? 16 : 12;
}
