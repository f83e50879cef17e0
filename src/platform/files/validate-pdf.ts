import { promisify } from 'node:util';
import { type InputType, inflate, type ZlibOptions } from 'node:zlib';
import { refusedAs, type Verdict } from './file-verdict.ts';
import { findDirectory } from './zip-directory.ts';

const unpack = promisify<InputType, ZlibOptions, Buffer>(inflate);
const maxUnpackedBytes = 16 * 1024 * 1024;
const maxPacked = 5000;
// The part of a file that browsers look at when they guess its type.
const sniffedBytes = 1024;

const page = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)\b/i;
/** Entries that run, start a program or contain another file, by their names in a dictionary. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![\w.-])/;

/**
 * A PDF from its first byte to its last: its end says where its table is, and there it is. A program, an
 * archive or a web page before, behind or between would have to live in a file that is none of these.
 */
export async function validatePdf(bytes: Buffer): Promise<Verdict> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return refusedAs('kind');
  if (!endsAtItsTable(text)) return refusedAs('damaged');
  const outside = withoutStreams(text);
  if (findDirectory(bytes) || page.test(text.slice(0, sniffedBytes)) || page.test(outside))
    return refusedAs('damaged');
  if (/\/Encrypt(?![\w.-])/.test(outside)) return refusedAs('locked');
  const packed = await unpackedObjects(bytes, text);
  if (packed === undefined) return refusedAs('damaged');
  return active.test(withoutEscapes(outside + packed)) ? refusedAs('active') : { type: 'pdf' };
}

function endsAtItsTable(text: string): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-sniffedBytes));
  const table = text.slice(Number(end?.[1]), Number(end?.[1]) + 40);
  return end !== null && /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(table);
}

/**
 * Returns the text that a reader takes for objects: everything but the bytes of streams, in linear time. A stream in whose
 * bytes an object begins or ends stays, since a table may lead a reader there, past the stream around it.
 */
function withoutStreams(text: string): string {
  const parts: string[] = [];
  for (let from = 0; ; ) {
    const start = streamFrom(text, from);
    const end = start === undefined ? -1 : text.indexOf('endstream', start);
    if (start === undefined || end === -1) return parts.concat(text.slice(from)).join('');
    parts.push(text.slice(from, start));
    const bytes = text.slice(start, end);
    if (/\bobj\b|endobj/.test(bytes)) parts.push(bytes);
    from = end + 'endstream'.length;
  }
}

/** @returns where the bytes of the next stream begin: the word in a comment or a string begins none */
function streamFrom(text: string, from: number): number | undefined {
  const next = /[%(]|>>\s{0,20}stream[ \t]{0,20}(?:\r\n?|\n)/g;
  next.lastIndex = from;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    if (found[0] === '%') next.lastIndex = endOfLine(text, next.lastIndex);
    else if (found[0] === '(') next.lastIndex = endOfString(text, next.lastIndex);
    else return next.lastIndex;
  }
  return undefined;
}

function endOfLine(text: string, from: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** Brackets in it may be nested, and one behind a backslash is none. */
function endOfString(text: string, from: number): number {
  const next = /\\[\s\S]|[()]/g;
  next.lastIndex = from;
  let depth = 1;
  for (let found = next.exec(text); found; found = next.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return next.lastIndex;
  }
  return text.length;
}

/**
 * Objects may be packed in streams of their own, and names that matter among them. In linear time: the end of a stream
 * is looked for from where the last one was found, and streams that overlap are not unpacked one by one.
 * @returns nothing where they cannot be unpacked, overlap, or grow beyond all measure
 */
async function unpackedObjects(bytes: Buffer, text: string): Promise<string | undefined> {
  const found: string[] = [];
  let left = maxUnpackedBytes;
  let packedLeft = bytes.length;
  let end = 0;
  const places = [...text.matchAll(/\/ObjStm\b/g)];
  if (places.length > maxPacked) return undefined;
  for (const { index } of places) {
    const [opening = ''] = /^[\s\S]{0,600}?stream\r?\n/.exec(text.slice(index, index + 700)) ?? [];
    const start = index + opening.length;
    if (!opening || !/\/FlateDecode\b/.test(text.slice(Math.max(0, index - 300), start))) continue;
    if (end < start) end = text.indexOf('endstream', start);
    packedLeft -= end - start;
    if (end === -1 || packedLeft < 0) return undefined;
    try {
      const whole = await unpack(bytes.subarray(start, end), { maxOutputLength: left });
      left -= whole.length;
      found.push(whole.toString('latin1'));
    } catch {
      return undefined;
    }
    if (left <= 0) return undefined;
  }
  return found.join('\n');
}

/** A name may spell its letters in figures: `/J#61vaScript`. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
