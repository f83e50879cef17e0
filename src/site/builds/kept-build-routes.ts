import { Hono } from 'hono';
import { describeError, log } from '#platform/log.ts';
import type { Headers } from '../document/security-headers.ts';
import { messages } from '../messages/en.ts';
import { acceptedEncoding } from '../publisher/accepted-encoding.ts';
import { forEver } from '../publisher/client-assets.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { storedFile } from '../publisher/stored-file.ts';
import { findKeptFile } from './kept-builds.ts';

/**
 * Scripts and styles of the builds before. Those of the present one are in memory and never come here; these are
 * read when asked for, which is seldom and soon over.
 */
export function keptBuildRoutes(baseHeaders: Headers): Hono {
  const app = new Hono();

  app.get('/assets/:name{[\\w.-]+}', async (context, next) => {
    const found = await findKeptFile(`/assets/${context.req.param('name')}`);
    if (!found) return next();
    const headers = { ...baseHeaders, 'content-type': found.contentType, 'cache-control': forEver };
    const { tag, answers } = storedFile({ content: found.content, headers });
    const answer = answers[acceptedEncoding(context.req.header('accept-encoding'))] ?? answers.identity;
    if (isKnownTag(context.req.header('if-none-match'), tag))
      return new Response(null, { status: 304, headers: answer.notModifiedHeaders });
    return new Response(new Uint8Array(answer.body), { headers: answer.headers });
  });

  app.onError((error, context) => {
    log.error('file of a former build not read', describeError(error));
    return context.text(messages.unavailable, 503, {
      ...baseHeaders,
      'cache-control': 'no-store',
      'retry-after': '2',
    });
  });

  return app;
}
