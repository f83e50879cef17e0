import { Hono } from 'hono';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { Headers } from '../document/security-headers.ts';
import { siteMessages } from '../messages/messages.ts';
import { forEver } from '../publisher/client-assets.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { formOf, headersOfBody, headersOfForm, storedFile } from '../publisher/stored-file.ts';
import { findBuildFile } from './previous-builds.ts';

/**
 * Scripts and styles of the builds before. Those of the present one are in memory and never come here; these are
 * read when asked for, which is seldom and soon over.
 */
export function previousBuildRoutes(baseHeaders: Headers): Hono {
  const app = new Hono();

  app.get('/assets/:name{[\\w.-]+}', async (context, next) => {
    const found = await findBuildFile(`/assets/${context.req.param('name')}`);
    if (!found) return next();
    const headers = { ...baseHeaders, 'content-type': found.contentType, 'cache-control': forEver };
    const file = storedFile({ content: found.content, headers });
    const encoding = formOf(file, context.req.header('accept-encoding'));
    if (isKnownTag(context.req.header('if-none-match'), file.tag))
      return new Response(null, { status: 304, headers: headersOfForm(file, encoding) });
    const body = new Uint8Array(await file.body(encoding));
    return new Response(body, { headers: headersOfBody(file, encoding, body.length) });
  });

  app.onError((error, context) => {
    log.error('file of a former build not read', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, {
      ...baseHeaders,
      'cache-control': 'no-store',
      'retry-after': '2',
    });
  });

  return app;
}
