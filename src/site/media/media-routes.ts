import { Hono } from 'hono';
import { mediaFiles } from '#content/collections/upload/media-files.ts';
import { fileNamePattern, kindOfFile, mediaTypes } from '#content/collections/upload/upload-names.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type Headers, shownElsewhere } from '../document/security-headers.ts';
import { runsNothing, sendFile } from '../documents/send-file.ts';
import { siteMessages } from '../messages/messages.ts';

const yearSeconds = 31_536_000;

/**
 * What staff uploaded for everyone. A name never stands for other content, so anyone who has a file keeps it; and no
 * database is asked, so that a page with ten pictures costs none ten questions. A file is a picture or a PDF that was
 * checked when it came: should one be neither after all, a browser that opens it runs nothing of it.
 */
export function mediaRoutes({ baseHeaders }: { baseHeaders: Headers }): Hono {
  const app = new Hono();

  app.get('/media/:file', async (context, next) => {
    const file = context.req.param('file');
    if (!fileNamePattern.test(file)) return next();
    const size = await mediaFiles.sizeOf(file);
    if (size === undefined) return next();
    const headers = {
      ...baseHeaders,
      ...shownElsewhere,
      'content-type': mediaTypes[kindOfFile(file)],
      'content-disposition': 'inline',
      'content-security-policy': runsNothing,
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
    };
    return sendFile(context, { size, tag: file, read: (range) => mediaFiles.open(file, range) }, headers);
  });

  app.onError((error, context) => {
    log.error('file not read', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, { ...baseHeaders, 'retry-after': '5' });
  });

  return app;
}
