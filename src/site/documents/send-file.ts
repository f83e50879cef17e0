import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Headers } from '../document/security-headers.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { byteRange } from './byte-range.ts';

/** A file that is on the disk, and how a part of it is read: both ends included. */
export type SentFile = {
  size: number;
  /** Another one for other content. */
  tag: string;
  read: (range: { start: number; end: number }) => Promise<Readable | undefined> | Readable;
};

/** A browser that opens a file as a page, whatever it is taken for, runs nothing of it. */
export const runsNothing = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Answers with the file, with the part of it that is asked for, or that the client has it already. */
export async function sendFile(
  { req, body }: Context,
  { size, tag, read }: SentFile,
  headersOfFile: Headers,
): Promise<Response> {
  const etag = `"${tag}"`;
  const headers = { ...headersOfFile, 'accept-ranges': 'bytes', etag };
  if (isKnownTag(req.header('if-none-match'), tag)) return body(null, 304, headers);

  // A part of what the client has: only if it is still the same.
  const isSame = [undefined, etag].includes(req.header('if-range'));
  const range = isSame ? byteRange(req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') return body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const sent = {
    ...headers,
    'content-length': String(end - start + 1),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  };
  const bytes = req.method === 'HEAD' || size === 0 ? undefined : await read({ start, end });
  const stream = bytes ? (Readable.toWeb(bytes) as ReadableStream) : null;
  return new Response(stream, { status: range ? 206 : 200, headers: sent });
}
