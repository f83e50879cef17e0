import { type Context, Hono } from 'hono';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { refuse } from './answers.ts';
import { calls } from './calls.ts';
import { guardPost } from './guard-post.ts';
import { callMessages } from './messages.en.ts';

/** Everything under `/api/`: the table of calls made into routes, with one shape for every refusal. */
export const apiRoutes = new Hono();

apiRoutes.use('/api/*', async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

for (const call of calls) {
  const path = `/api/${call.name}`;
  if (call.method === 'GET') {
    apiRoutes.get(path, (c) => call.answer(c));
  } else {
    apiRoutes.post(path, async (c) => {
      const guarded = await guardPost(c);
      return guarded.ok ? call.answer(c, guarded.body) : refuse(c, guarded.refusal);
    });
  }
  apiRoutes.all(path, (c) => answerOtherMethod(c, call.method));
}

apiRoutes.all('/api/*', (c) => refuse(c, { status: 404, description: callMessages.unknownCall }));

apiRoutes.onError((error, c) => {
  c.header('Cache-Control', 'no-store');
  if (isUnavailable(error)) {
    log.warn('call without a database', { call: c.req.path, ...describeError(error) });
    return refuse(c, { status: 503, description: callMessages.unavailable, headers: { 'Retry-After': '3' } });
  }
  log.error('call failed', { call: c.req.path, ...describeError(error) });
  return refuse(c, { status: 500, description: callMessages.failed });
});

function answerOtherMethod(c: Context, method: 'GET' | 'POST'): Response {
  const headers = { Allow: method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' };
  // No CORS headers here: a browser's preflight for a foreign page gets no permission.
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  return refuse(c, { status: 405, description: callMessages.wrongMethod(method), headers });
}
