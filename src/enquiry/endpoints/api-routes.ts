/** Everything under `/api/`: the table of endpoints made into routes, with one shape for every refusal. */

import { type Context, Hono } from 'hono';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { Endpoint } from './endpoint.ts';
import { guardBeacon, guardPost } from './guard-post.ts';
import { isBrokenOff } from './read-body.ts';
import { refuse } from './responses.ts';

// Before a body has been read, no one knows its language.
const { endpoints: texts, refusals } = answerMessages(defaultLocale);

export function apiRoutes(endpoints: readonly Endpoint[]): Hono {
  const routes = new Hono();
  routes.use('/api/*', async (c, next) => {
    // Said before the answer is made: afterwards it would be made a second time.
    c.header('Cache-Control', 'no-store');
    await next();
  });
  for (const endpoint of endpoints) addEndpoint(routes, endpoint);
  routes.all('/api/*', (c) => refuse(c, { status: 404, description: texts.unknown }));
  routes.onError(answerError);
  return routes;
}

function addEndpoint(routes: Hono, endpoint: Endpoint): void {
  const path = `/api/${endpoint.name}`;
  if (endpoint.method === 'GET') {
    routes.get(path, (c) => endpoint.answer(c));
  } else {
    routes.post(path, async (c) => {
      const { beaconBytes, file } = endpoint;
      const guarded = await (beaconBytes ? guardBeacon(c, beaconBytes) : guardPost(c, file));
      return guarded.ok ? endpoint.answer(c, guarded.body) : refuse(c, guarded.refusal);
    });
  }
  routes.all(path, (c) => answerOtherMethod(c, endpoint.method));
}

function answerError(error: Error, c: Context): Response {
  c.header('Cache-Control', 'no-store');
  if (isBrokenOff(error)) return refuse(c, { status: 400, description: refusals['not-an-object'] });
  if (isUnavailable(error)) {
    log.warn('endpoint without a database', { endpoint: c.req.path, ...describeError(error) });
    return refuse(c, { status: 503, description: refusals.unavailable, headers: { 'Retry-After': '3' } });
  }
  log.error('endpoint failed', { endpoint: c.req.path, ...describeError(error) });
  return refuse(c, { status: 500, description: refusals.failed });
}

function answerOtherMethod(c: Context, method: 'GET' | 'POST'): Response {
  const headers = { Allow: method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' };
  // No CORS headers here: a browser's preflight for a foreign page gets no permission.
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  return refuse(c, { status: 405, description: texts.wrongMethod(method), headers });
}
