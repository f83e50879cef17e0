import { Hono } from 'hono';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { Locale } from '#ui/language/locales.ts';
import { journeyRoutes } from './journey/server/journey-routes.ts';
import { resultRoutes } from './result/result-routes.ts';
import { type ToolPlace, toolPlaceOf } from './tool-place.ts';

type RespondToolPage = (
  page: Parameters<RespondPlainPage>[0],
  locale: Locale,
) => ReturnType<RespondPlainPage>;

/**
 * Everything below the start pages of the tools: questions, the page to check, results. Staff may move a start page,
 * so which tool an address belongs to is asked for each request.
 */
export function toolRoutes(respondIn: RespondToolPage): Hono {
  const routes = new Hono();
  const made = new Map<string, Hono>();

  function routesOf(place: ToolPlace): Hono {
    const known = made.get(place.base) ?? routesBelow(place);
    made.set(place.base, known);
    return known;
  }

  function routesBelow(place: ToolPlace): Hono {
    const respond: RespondPlainPage = (page) => respondIn(page, place.locale);
    const below = new Hono();
    below.route('/', journeyRoutes({ ...place, respond }));
    below.route('/', resultRoutes({ ...place, respond }));
    return below;
  }

  routes.all('*', async (c, next) => {
    const place = await toolPlaceOf(c.req.path);
    return place ? routesOf(place).fetch(c.req.raw, c.env) : next();
  });
  return routes;
}
