import { Hono } from 'hono';
import { policyForPrograms, refuseRequest, refuseStranger } from '#content/access/refuse.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { describeError, log } from '#platform/log.ts';
import { consumeByAddress, type RateLimit } from '#platform/rate-limits.ts';
import type { Headers } from '../document/security-headers.ts';
import { isKnownTag } from '../publisher/if-none-match.ts';
import { type ContentQuery, contentQuery } from './public-query.ts';
import { readContent } from './read-content.ts';
import { responseCache } from './response-cache.ts';

const perAddress: RateLimit = { name: 'content-service', points: 300, seconds: 5 * 60 };

/**
 * The content service for everyone who shows no session: `GET /cmsapi/api/<collection>` and `…/<number>`, and nothing
 * else. None of these requests reaches the vendor's router; what is asked is read strictly, and what is answered is
 * chosen field by field (`openRead` of each collection).
 */
export function contentEndpoints({ baseHeaders }: { baseHeaders: Headers }): Hono {
  const app = new Hono();
  const answers = responseCache(async (text) => {
    const question = JSON.parse(text) as ContentQuery;
    const found = await readContent(question);
    const [only] = found.docs;
    return JSON.stringify(question.id === undefined ? found : only);
  });

  const refuse = (status: 400 | 404) =>
    status === 400 ? refuseRequest(400, 'This is not available without a login.') : refuseStranger();

  app.use('/cmsapi/*', async (context, next) => {
    await next();
    context.header('content-security-policy', policyForPrograms);
  });

  app.all('/cmsapi/*', async (context) => {
    const { req } = context;
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const question = isRead ? contentQuery(new URL(req.url)) : 404;
    if (typeof question === 'number') return refuse(question);
    const { isAllowed, retryAfterSeconds } = await consumeByAddress(perAddress, senderAddress(context));
    if (!isAllowed) {
      const errors = [{ message: 'Too many requests. Please try again later.' }];
      return context.json({ errors }, 429, { ...baseHeaders, 'retry-after': String(retryAfterSeconds) });
    }
    const answer = await answers(JSON.stringify(question));
    if (!answer) return refuse(404);
    const headers = {
      ...baseHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${answer.tag}"`,
    };
    if (isKnownTag(req.header('if-none-match'), answer.tag)) return context.body(null, 304, headers);
    return context.body(answer.body, 200, headers);
  });

  app.onError((error, context) => {
    log.error('content not read', describeError(error));
    const errors = [{ message: 'Please try again in a moment.' }];
    return context.json({ errors }, 503, { ...baseHeaders, 'retry-after': '5', 'cache-control': 'no-store' });
  });

  return app;
}
