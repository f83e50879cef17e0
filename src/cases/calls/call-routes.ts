import { Hono } from 'hono';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { callMessages } from '../messages/calls/messages.ts';
import { statusRoutes } from '../status/status-routes.ts';
import { callPages } from './call-pages.ts';
import { callerCodeRoutes } from './caller/caller-code-routes.ts';
import { callerRoutes } from './caller/caller-routes.ts';

/** The pages on which visitors follow and change their own call. All of them work without JavaScript. */
export function callRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const pages = callPages(respond, locale);
  const routes = new Hono();
  routes.route('/', statusRoutes(pages, locale));
  routes.route('/', callerRoutes(pages, locale));
  routes.route('/', callerCodeRoutes(locale));
  routes.onError((error, c) => {
    log.error('call not answered', describeError(error));
    c.header('Retry-After', '5');
    return pages.refusal(c, 503, callMessages(locale).unavailable);
  });
  return routes;
}
