import { Hono } from 'hono';
import { apiRoutes } from '#enquiry/calls/api-routes.ts';
import { callBackRoutes } from '#enquiry/page/call-back-page.ts';
import type { Site } from '#site/site.ts';
import { healthRoutes } from './health.ts';

/** Everything that is answered on request, put in order; the site's own routes come last and answer the rest. */
export function siteApp({
  isReady,
  respondPlainPage,
  routes,
}: Pick<Site, 'isReady' | 'respondPlainPage' | 'routes'>): Hono {
  const app = new Hono();
  app.route('/', healthRoutes(isReady));
  app.route('/', apiRoutes);
  app.route('/', callBackRoutes(respondPlainPage));
  app.route('/', routes);
  return app;
}
