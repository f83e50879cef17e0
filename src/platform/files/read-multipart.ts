import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import createParser from 'busboy';

/**
 * A form with a file as browsers send it, read while it arrives: the file goes where the caller puts it and is never
 * kept in memory. What a browser would not send (a second file, more fields than a form has) is refused. (busboy is
 * what the content service reads forms with; Request.formData() would keep every file in memory.)
 */
export type Multipart<File> = { fields: Record<string, string>; file: File | undefined };
/**
 * Takes the file: puts it somewhere, and removes it when the rest of the form breaks off. What it does not read is thrown
 * away, so that the form's other fields are still read.
 */
export type FileTaker<File> = {
  /** The name under which it is sent. */
  part: string;
  take: (file: SentFile) => Promise<File>;
  drop: (file: File) => Promise<unknown>;
};
export type SentFile = { name: string; content: AsyncIterable<Uint8Array> };

export class NotMultipart extends Error {
  override name = 'NotMultipart';
}

const limits = { files: 1, fields: 60, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 };
// A file that is too large is still read, up to this: a browser that is still sending hears no answer.
const maxBytes = 32 * 1024 * 1024;

export function isMultipart(headers: Headers): boolean {
  return /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
}

/** @throws NotMultipart for what is none, or breaks off; and whatever the taker throws */
export async function readMultipart<File>(
  request: Request,
  { part, take, drop }: FileTaker<File>,
): Promise<Multipart<File>> {
  const parser = parserOf(request);
  const fields: Record<string, string> = {};
  let taken: Promise<File> | undefined;
  let isTooMuch = false;
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    isTooMuch ||= nameTruncated || valueTruncated;
    const before = Object.hasOwn(fields, name) ? `${fields[name]},` : '';
    fields[name] = (before + value).toWellFormed();
  });
  parser.on('file', (name, content, { filename }) => {
    // A line that breaks is heard by anyone who reads, or by no one.
    content.on('error', () => undefined);
    // A form in which no file was chosen sends an empty one without a name.
    if (name !== part || !filename) return void content.resume();
    taken = take({ name: filename, content: wholeOf(content) });
    // Its failure is heard below, once the form has been read: what it has left of the file is in the way until then.
    void taken.catch(() => undefined).finally(() => content.resume());
  });
  for (const limit of ['filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => {
      isTooMuch = true;
    });
  }
  const isWhole = await pour(request.body, parser);
  const file = await taken;
  if (isWhole && !isTooMuch) return { fields, file };
  if (file !== undefined) await drop(file);
  throw new NotMultipart('The form breaks off, or holds more than a form has.');
}

function parserOf({ headers }: Request): createParser.Busboy {
  try {
    const type = headers.get('content-type') ?? '';
    return createParser({ headers: { 'content-type': type }, limits, defParamCharset: 'utf8' });
  } catch (cause) {
    throw new NotMultipart('Not a form with files.', { cause });
  }
}

async function* wholeOf(content: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* content.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new NotMultipart('The file breaks off.', { cause });
  }
}

/** @returns whether all of the form came */
async function pour(body: Request['body'], parser: createParser.Busboy): Promise<boolean> {
  const source = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  let size = 0;
  source.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > maxBytes) source.destroy(new NotMultipart('Far too large.'));
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    await finished(parser);
    return true;
  } catch {
    source.destroy();
    return false;
  }
}
