import { Hono } from 'hono';
import { callRoutes } from '#cases/calls/call-routes.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { eligibilityRoutes } from '#enquiry/eligibility/eligibility-routes.ts';
import { apiRoutes } from '#enquiry/endpoints/api-routes.ts';
import { noticeRoutes } from '#enquiry/notices/notice-routes.ts';
import { callBackRoutes } from '#enquiry/page/call-back-page.ts';
import { newsletterRoutes } from '#newsletter/page/newsletter-routes.ts';
import { privacyRoutes } from '#privacy/own-page/privacy-routes.ts';
import { renewalRoutes } from '#renewals/page/renewal-routes.ts';
import { deadlineRoutes } from '#site/deadlines/deadline-routes.ts';
import type { PlainPage } from '#site/document/plain-page.tsx';
import { ombudsmanRoutes } from '#site/ombudsman/ombudsman-routes.ts';
import { searchRoutes } from '#site/search/search-routes.ts';
import type { Site } from '#site/site.ts';
import { formulaRoutes } from '#tools/formulas/formula-routes.ts';
import { toolRoutes } from '#tools/tool-routes.ts';
import { pathIn } from '#ui/language/paths.ts';
import { allEndpoints } from './all-endpoints.ts';
import { compressRendered } from './compress-rendered.ts';
import { healthRoutes } from './health.ts';
import { refuseSpeculation } from './refuse-speculation.ts';
import { isStopping } from './stop.ts';

/** Everything that is answered on request, put in order; the site's own routes come last and answer the rest. */
export function siteApp({
  isServing,
  isPublished,
  respondPlainPage,
  locales,
  routes,
}: Pick<Site, 'isServing' | 'isPublished' | 'respondPlainPage' | 'locales' | 'routes'>): Hono {
  const app = new Hono();
  app.use(refuseSpeculation);
  app.route('/', healthRoutes({ isServing, isStopping }));
  app.route('/', apiRoutes(allEndpoints));
  // Those answer programs, in a few words; what follows answers with pages.
  app.use(compressRendered);
  for (const locale of locales) {
    const respond = (page: PlainPage) => respondPlainPage(page, locale);
    app.route(pathIn(locale, '/'), callBackRoutes(respond, locale));
    app.route(pathIn(locale, '/'), noticeRoutes(respond, locale));
    app.route(pathIn(locale, '/'), eligibilityRoutes(respond, locale));
    app.route(pathIn(locale, '/'), callRoutes(respond, locale));
    app.route(pathIn(locale, '/'), privacyRoutes({ respond, locale, places: allPersonalData }));
    app.route(pathIn(locale, '/'), formulaRoutes(respond, locale));
    app.route(pathIn(locale, '/'), newsletterRoutes(respond, locale));
    app.route(pathIn(locale, '/'), renewalRoutes(respond, locale));
    app.route('/', searchRoutes({ respond, locale, isPublished }));
    app.route('/', deadlineRoutes(respond, locale));
    app.route('/', ombudsmanRoutes(respond, locale));
  }
  app.route(
    '/',
    toolRoutes((page, locale) => respondPlainPage(page, locale)),
  );
  app.route('/', routes);
  return app;
}
