import type { MiddlewareHandler } from 'hono';

/**
 * Browsers may ask for a page before their visitor does, and render it for no one. Published pages are files and may be
 * had so; whatever is rendered or done on request is not: the browser is sent away, and asks again when it is wanted.
 */
export const refuseSpeculation: MiddlewareHandler = async (context, next) => {
  const purpose = context.req.header('sec-purpose') ?? '';
  if (purpose.startsWith('prefetch') && context.req.header('sec-fetch-dest') !== 'manifest')
    return context.body(null, 503, { 'cache-control': 'no-store' });
  await next();
};
