import { refusedAs, type Verdict } from './file-verdict.ts';
import { findDirectory } from './zip-directory.ts';

/**
 * Word's old format is a small file system in a file (MS-CFB): sectors, a table that chains them, a directory. What is
 * in it is seen from the names in the directory; that nothing is behind it, from the table.
 */
const freeSector = 0xffffffff;
const endOfChain = 0xfffffffe;
const entryBytes = 128;
const maxEntries = 4000;
const encryptedFlag = 0x0100;

type Sectors = { bytes: Buffer; size: number; next: number[] };
type Entry = { name: string; type: number; start: number };

/** Storages and streams of macros, and a program put in as an object. */
const active = /^(?:Macros|_VBA_PROJECT(?:_CUR)?|VBA)$|Ole10Native$/i;

export function validateDoc(bytes: Buffer): Verdict {
  try {
    return validateSectors(bytes);
  } catch (error) {
    // A number that leads out of the file.
    if (error instanceof RangeError) return refusedAs('damaged');
    throw error;
  }
}

function validateSectors(bytes: Buffer): Verdict {
  const sectors = sectorsOf(bytes);
  if (!sectors || findDirectory(bytes) || hasMoreBehind(sectors)) return refusedAs('damaged');
  const entries = directoryOf(sectors, bytes.readUInt32LE(48));
  const named = (name: string) => entries.find((entry) => entry.name === name);
  if (named('EncryptedPackage')) return refusedAs('locked');
  const document = named('WordDocument');
  if (document?.type !== 2) return refusedAs('kind');
  // Every Word document begins with this number, whatever its version.
  const at = (document.start + 1) * sectors.size;
  if (bytes.readUInt16LE(at) !== 0xa5ec) return refusedAs('damaged');
  if (bytes.readUInt16LE(at + 10) & encryptedFlag) return refusedAs('locked');
  return entries.some(({ name }) => active.test(name)) ? refusedAs('active') : { type: 'doc' };
}

function sectorsOf(bytes: Buffer): Sectors | undefined {
  const size = 2 ** bytes.readUInt16LE(30);
  if ((size !== 512 && size !== 4096) || bytes.length % size !== 0) return undefined;
  const next: number[] = [];
  // The header's 109 tables are enough for 6.8 MB; a document here has five at most.
  for (let at = 76; at < 512; at += 4) {
    const sector = bytes.readUInt32LE(at);
    if (sector >= endOfChain) break;
    for (let offset = 0; offset < size; offset += 4)
      next.push(bytes.readUInt32LE((sector + 1) * size + offset));
  }
  return { bytes, size, next };
}

/** Behind the last sector in use there is nothing, or nothing but zeros. */
function hasMoreBehind({ bytes, size, next }: Sectors): boolean {
  const last = next.findLastIndex((sector) => sector !== freeSector);
  return bytes.subarray((last + 2) * size).some((byte) => byte !== 0);
}

function directoryOf({ bytes, size, next }: Sectors, first: number): Entry[] {
  const entries: Entry[] = [];
  for (
    let sector = first;
    sector < endOfChain && entries.length < maxEntries;
    sector = next[sector] ?? endOfChain
  ) {
    const from = (sector + 1) * size;
    for (let at = from; at < from + size; at += entryBytes) {
      const nameBytes = Math.min(64, bytes.readUInt16LE(at + 64));
      const name = bytes.toString('utf16le', at, at + Math.max(0, nameBytes - 2));
      entries.push({ name, type: bytes.readUInt8(at + 66), start: bytes.readUInt32LE(at + 116) });
    }
  }
  return entries;
}
