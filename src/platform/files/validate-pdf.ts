import { refusedAs, type Verdict } from './file-verdict.ts';
import { unpackedObjects } from './pdf-object-streams.ts';
import { endOf, readObjects, spellings } from './pdf-objects.ts';
import { findDirectory } from './zip-directory.ts';

// The part of a file that browsers look at when they guess its type.
const sniffedBytes = 1024;

const page = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php)\b/i;
/** Entries that run, start a program or contain another file, by their names in a dictionary. */
const activeNames = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'];
const active = new RegExp(`/(?:${spellings(activeNames)})(?![\\w.-])`);

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
  const objects = readObjects(text, ['Encrypt', ...activeNames]);
  if (!objects) return refusedAs('damaged');
  if (objects.names.has('Encrypt') || /\/Encrypt(?![\w.-])/.test(outside)) return refusedAs('locked');
  const packed = await unpackedObjects(bytes, text, objects.objectStreams);
  if (packed === undefined) return refusedAs('damaged');
  // Programs differ in where a damaged object ends, so what is outside of streams counts as well as what is in objects.
  return objects.names.size > 0 || active.test(outside + packed) ? refusedAs('active') : { type: 'pdf' };
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
    const [token] = found;
    if (token !== '%' && token !== '(') return next.lastIndex;
    next.lastIndex = endOf(token, text, next.lastIndex);
  }
  return undefined;
}
