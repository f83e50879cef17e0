import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { readDocument } from '#content/collections/legal-documents/legal-documents.read.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Headers } from '../document/security-headers.ts';
import { siteMessages } from '../messages/messages.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { byteRange } from './byte-range.ts';

/**
 * The documents that staff upload for everybody, such as the annual return. Read from the disk for each request:
 * they are large and asked for seldom, and one that staff take away is gone at once.
 */
export function documentRoutes({ baseHeaders }: { baseHeaders: Headers }): Hono {
  const app = new Hono();

  app.get('/documents/:filename', async (context, next) => {
    const { req } = context;
    const document = await readDocument(req.param('filename'));
    // Uploads lie in the data folder of the instance that staff use; one that does not share it has none.
    const facts = document && (await stat(document.file).catch(() => undefined));
    if (!document || !facts?.isFile()) return next();

    const { size, mtime, mtimeMs } = facts;
    const tag = `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
    const etag = `"${tag}"`;
    const headers = {
      ...baseHeaders,
      'content-type': document.contentType,
      // Anything but a PDF is not shown: it might be a page that would run under our name.
      'content-disposition': document.contentType === 'application/pdf' ? 'inline' : 'attachment',
      'cache-control': 'public, no-cache',
      'last-modified': mtime.toUTCString(),
      'accept-ranges': 'bytes',
      etag,
    };
    if (isKnownTag(req.header('if-none-match'), tag)) return context.body(null, 304, headers);

    // A part of what the client has: only if it is still the same.
    const isSame = [undefined, etag].includes(req.header('if-range'));
    const range = isSame ? byteRange(req.header('range'), size) : undefined;
    if (range === 'unsatisfiable')
      return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const sent = {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
    };
    const isEmpty = req.method === 'HEAD' || size === 0;
    const bytes = isEmpty ? null : Readable.toWeb(createReadStream(document.file, { start, end }));
    return new Response(bytes as ReadableStream | null, { status: range ? 206 : 200, headers: sent });
  });

  app.onError((error, context) => {
    log.error('document not read', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, { ...baseHeaders, 'retry-after': '5' });
  });

  return app;
}
