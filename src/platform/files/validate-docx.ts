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
    if (!/\.rels$/i.test(entry.name)) continue;
    const relationships = relationshipsOf(content);
    if (relationships === undefined) return refusedAs('damaged');
    if (runsOnOpening.test(relationships) || fetchesOnOpening.test(relationships)) return refusedAs('active');
  }
  return { type: 'docx' };
}

/** A value that ends with one of these kinds: marks and blanks around it, unlike letters, may be written as numbers. */
const kind = (kinds: string) => `["'][^"'<]*[/;](?:${kinds})(?:\\s|&#\\w+;)*["']`;
/** A part may have any name: what it is, the relationship's type says. */
const runsOnOpening = new RegExp(`\\bType\\s*=\\s*${kind('oleObject|control|vbaProject|wordVbaData')}`, 'i');
/** Looks no further than the next tag, which keeps it linear; an address in a value may contain a ">". */
const fetchesOnOpening = new RegExp(
  `<(?=[^<]*\\bTargetMode\\s*=\\s*["']External["'])(?=[^<]*\\bType\\s*=\\s*${kind('attachedTemplate|frame|subDocument')})`,
  'i',
);

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** A letter by its number, as in `&#69;xternal`: no usual program writes one so, and it would hide a type. */
const letterInFigures = /&#(?:0*(?:6[5-9]|[78]\d|90|9[7-9]|1[01]\d|12[0-2])|x0*(?:[46][1-9a-f]|[57][\da]));/i;

/** @returns nothing where Word might read another text than this: in another encoding, or with entities of its own */
function relationshipsOf(content: Buffer): string | undefined {
  let text: string;
  try {
    text = utf8.decode(content);
  } catch {
    return undefined;
  }
  const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  const isPlain = encoding.toLowerCase() === 'utf-8' && !/\0|<!DOCTYPE/i.test(text);
  return isPlain && !letterInFigures.test(text) ? text : undefined;
}

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
