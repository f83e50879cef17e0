import { Hono } from 'hono';
import type { Env } from '#platform/env.ts';
import { previousBuildRoutes } from '../builds/previous-build-routes.ts';
import { type CardRoutesInput, cardRoutes } from '../cards/card-routes.ts';
import { censusRoutes } from '../census/census-routes.ts';
import { documentRoutes } from '../documents/document-routes.ts';
import { type MediaRoutesInput, mediaRoutes } from '../media/media-routes.ts';
import { type PaperRoutesInput, paperRoutes } from '../paper/paper-routes.ts';
import { contentEndpoints } from '../public-content/content-endpoints.ts';
import { styleguideRoutes } from '../styleguide/styleguide-routes.ts';
import { type SiteRoutesInput, siteRoutes } from './site-routes.ts';
import { unpublishedLanguageRoutes } from './unpublished-languages.ts';

type VisitorRoutesInput = SiteRoutesInput &
  Pick<MediaRoutesInput, 'isShown' | 'isStaff'> &
  Pick<CardRoutesInput, 'findCard'> &
  Pick<PaperRoutesInput, 'respond' | 'addresses'> &
  Pick<Env, 'captcha' | 'hasStyleguide'>;

/** The site's own routes, put in order: the last one answers every GET. */
export function visitorRoutes(input: VisitorRoutesInput): Hono {
  const { locales, baseHeaders, hasStyleguide } = input;
  const routes = new Hono();
  routes.route('/', unpublishedLanguageRoutes({ locales, baseHeaders }));
  routes.route('/', previousBuildRoutes(baseHeaders));
  routes.route('/', documentRoutes({ baseHeaders }));
  routes.route('/', contentEndpoints({ baseHeaders }));
  routes.route('/', censusRoutes(baseHeaders, locales));
  routes.route('/', paperRoutes(input));
  routes.route('/', mediaRoutes(input));
  routes.route('/', cardRoutes(input));
  if (hasStyleguide) routes.route('/', styleguideRoutes(input));
  routes.route('/', siteRoutes(input));
  return routes;
}
