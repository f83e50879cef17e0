import { Hono } from 'hono';
import { mediaFiles } from '#content/collections/upload/media-files.ts';
import { fileNamePattern, kindOfFile, mediaTypes } from '#content/collections/upload/upload-names.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type Headers, shownElsewhere } from '../document/security-headers.ts';
import { runsNothing, sendFile } from '../documents/send-file.ts';
import { siteMessages } from '../messages/messages.ts';

const yearSeconds = 31_536_000;
// A shared cache asks again after that, and so forgets a file that no page shows any longer.
const sharedCacheSeconds = 3600;
const forEverybody = `public, max-age=${yearSeconds}, s-maxage=${sharedCacheSeconds}, immutable`;

export type MediaRoutesInput = {
  baseHeaders: Headers;
  /** Whether a published page shows the file. */
  isShown: (file: string) => boolean;
  /** Whether a request has a session of staff. Asked only for a file that is there and not shown. */
  isStaff: (headers: globalThis.Headers) => Promise<boolean>;
};

/**
 * The pictures and documents that staff upload: for everyone while a published page shows them, before and after for
 * staff alone, who see them in previews and lists. A name is never reused for other content, so browsers may keep a file
 * for good. The database is not asked for what a page shows, so that ten pictures do not cost ten queries. A file is a
 * picture or a PDF that was validated on upload: should one be neither after all, a browser that opens it runs nothing.
 */
export function mediaRoutes({ baseHeaders, isShown, isStaff }: MediaRoutesInput): Hono {
  const app = new Hono();

  app.get('/media/:file', async (context, next) => {
    const file = context.req.param('file');
    if (!fileNamePattern.test(file)) return next();
    const facts = await mediaFiles.factsOf(file);
    if (!facts) return next();
    const isPublic = isShown(file);
    if (!isPublic && !(await isStaff(context.req.raw.headers))) return next();
    const contentType = mediaTypes[kindOfFile(file)];
    const headers = {
      ...baseHeaders,
      ...(isPublic ? shownElsewhere : {}),
      'content-type': contentType,
      'content-disposition': 'inline',
      'content-security-policy': runsNothing(contentType),
      'cache-control': isPublic ? forEverybody : 'private, no-cache',
    };
    return sendFile(
      context.req.raw,
      { size: facts.size, tag: file, read: (range) => mediaFiles.open(file, range) },
      headers,
    );
  });

  app.onError((error, context) => {
    log.error('file not read', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, { ...baseHeaders, 'retry-after': '5' });
  });

  return app;
}
