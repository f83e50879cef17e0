import { promisify } from 'node:util';
import { type InputType, inflateRaw, type ZlibOptions } from 'node:zlib';
import { refusedAs, type Verdict } from './file-verdict.ts';
import { type ZipEntry, zipEntries } from './zip-directory.ts';

const unpack = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);
const maxUnpackedBytes = 64 * 1024 * 1024;
// Word's own are a tenth of it. Each is searched for what it must not contain.
const maxNameLength = 255;

const needed = ['[Content_Types].xml', 'word/document.xml'];
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Macros, controls, and whatever was put in as an object, which may be a program. */
const active =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|oleObject[^/]*\.bin$)|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|hta|jar)$/i;
const strange = /^\/|\\|(?:^|\/)\.\.(?:\/|$)|\0/;

/** A Word document is an archive of parts: these are there, none of them runs, and each unpacks to what it says. */
export async function validateDocx(bytes: Buffer): Promise<Verdict> {
  const entries = zipEntries(bytes);
  if (!entries) return refusedAs('damaged');
  const names = entries.map(({ name }) => name);
  if (!needed.every((name) => names.includes(name))) return refusedAs('kind');
  if (
    new Set(names.map((name) => name.toLowerCase())).size < names.length ||
    names.some((name) => name.length > maxNameLength || strange.test(name))
  )
    return refusedAs('damaged');
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refusedAs('locked');
  if (names.some((name) => active.test(name))) return refusedAs('active');
  const unpackedBytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpackedBytes > maxUnpackedBytes) return refusedAs('damaged');

  for (const entry of entries) {
    const content = await contentOf(entry);
    if (!content) return refusedAs('damaged');
    if (entry.name === needed[0] && !content.includes(mainType)) return refusedAs('active');
    // A template or a frame from elsewhere is fetched when the document is opened.
    if (/\.rels$/.test(entry.name) && fetchesOnOpening.test(content.toString('utf8')))
      return refusedAs('active');
  }
  return { type: 'docx' };
}

/** Looks no further than the next tag, which keeps it linear; an address in a value may contain a ">". */
const fetchesOnOpening =
  /<Relationship\b(?=[^<]*\bTargetMode\s*=\s*["']External["'])(?=[^<]*\bType\s*=\s*["'][^"']*\/(?:attachedTemplate|oleObject|frame|subDocument)["'])/i;

/** @returns nothing where it unpacks to more or less than the archive's list says */
async function contentOf({ data, size, isPacked }: ZipEntry): Promise<Buffer | undefined> {
  if (!isPacked) return data.length === size ? data : undefined;
  try {
    // An empty part is unpacked as well; a limit of nothing is not a limit.
    const content = await unpack(data, { maxOutputLength: Math.max(size, 1) });
    return content.length === size ? content : undefined;
  } catch {
    return undefined;
  }
}
