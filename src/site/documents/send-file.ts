import { Readable } from 'node:stream';
import type { FileFacts } from '#platform/files/file-store.ts';
import type { Headers } from '../document/security-headers.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { byteRange } from './byte-range.ts';

/** A file that is there, and how a part of it is read: both ends included. */
export type SentFile = {
  size: number;
  /** Another one for other content. */
  tag: string;
  read: (range: { start: number; end: number }) => Promise<Readable | undefined> | Readable;
};

const nothingButStyles = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * The policy by which a browser that opens a file as a page, whatever it is taken for, runs nothing of it. A PDF has no
 * sandbox: in one, Safari shows an empty window, and its viewer is a plug-in to it, which `object-src` has to allow. PDFs
 * were validated when they were uploaded, and `nosniff` keeps one from being taken for a page.
 */
export function runsNothing(contentType: string): string {
  return contentType === 'application/pdf'
    ? `${nothingButStyles}; object-src 'self'`
    : `${nothingButStyles}; sandbox`;
}

/** Answers with the file, with the part of it that is asked for, or that the client has it already. */
export async function sendFile(
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  { size, tag, read }: SentFile,
  headersOfFile: Headers,
): Promise<Response> {
  const etag = `"${tag}"`;
  const headers = { ...headersOfFile, 'accept-ranges': 'bytes', etag };
  if (isKnownTag(asked.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers });

  // A part of what the client has: only if it is still the same.
  const isSame = [undefined, etag].includes(asked.get('if-range') ?? undefined);
  const range = isSame ? byteRange(asked.get('range') ?? undefined, size) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const sent = {
    ...headers,
    'content-length': String(end - start + 1),
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  };
  const isEmpty = method === 'HEAD' || size === 0;
  const bytes = isEmpty ? undefined : await read({ start, end });
  // Removed a moment ago.
  if (!isEmpty && !bytes)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const stream = bytes ? (Readable.toWeb(bytes) as ReadableStream) : null;
  return new Response(stream, { status: range ? 206 : 200, headers: sent });
}

/** The tag of a file whose name may be given to another one, later. */
export function fileTag({ writtenAt, size }: FileFacts): string {
  return `${writtenAt.getTime().toString(36)}-${size.toString(36)}`;
}
