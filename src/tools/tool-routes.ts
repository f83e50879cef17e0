import { Hono } from 'hono';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { Locale } from '#ui/language/locales.ts';
import { journeyRoutes } from './journey/server/journey-routes.ts';
import { resultRoutes } from './result/result-routes.ts';
import { type ToolPlace, toolPlaceOf } from './tool-place.ts';

type RespondIn = (page: Parameters<RespondPlainPage>[0], locale: Locale) => ReturnType<RespondPlainPage>;

/**
 * Everything below the start pages of the tools: questions, the page to check, results. Staff may move a start page,
 * so which tool an address belongs to is asked for each request.
 */
export function toolRoutes(respondIn: RespondIn): Hono {
  const routes = new Hono();
  const made = new Map<string, Hono>();

  function routesBelow(place: ToolPlace): Hono {
    const known = made.get(place.base);
    if (known) return known;
    const respond: RespondPlainPage = (page) => respondIn(page, place.locale);
    const below = new Hono()
      .route('/', journeyRoutes({ ...place, respond }))
      .route('/', resultRoutes({ ...place, respond }));
    made.set(place.base, below);
    return below;
  }

  routes.all('*', async (c, next) => {
    const place = await toolPlaceOf(c.req.path);
    if (!place) return next();
    const answer = await routesBelow(place).fetch(c.req.raw, c.env);
    // A page of questions that there is not is as unknown as any other address.
    return answer.status === 404 && !answer.headers.has('content-security-policy') ? next() : answer;
  });
  return routes;
}
