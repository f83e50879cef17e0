import { Hono } from 'hono';
import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { findSubmission } from '#enquiry/store/find-submission.ts';
import type { Env } from '#platform/env.ts';
import { brand } from '#ui/brand/brand.ts';
import { splitPath } from '#ui/language/paths.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { renderCard } from './cards/card-design.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { pageCard } from './cards/page-card.ts';
import { developmentAssets } from './document/assets.ts';
import { plainPageResponder } from './document/plain-page.tsx';
import { baseHeaders, privateDocumentHeaders } from './document/security-headers.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import type { OwnDocuments } from './open-documents.ts';
import { renderPage } from './pages/render-page.tsx';
import { thanksResponder } from './pages/respond-thanks.tsx';
import { contentEndpoints } from './public-content/content-endpoints.ts';
import { contentSource } from './publisher/content-source.ts';
import { siteSources } from './publisher/site-sources.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { styleguideRoutes } from './styleguide/styleguide-routes.ts';

/**
 * The public site for `npm run dev`: nothing is published, every page is rendered for its request from what the
 * templates and the content are now. It keeps no state, so that a changed module may simply be loaded again.
 */
export function developmentSite(env: Env) {
  const { siteUrl, captcha, riskPartnerSecret } = env;
  const locales = publishedLocales(env);
  const headerInput = { siteUrl, captcha, scriptHashes: [], isDevelopment: true };
  const documentHeaders = privateDocumentHeaders(headerInput);
  const assets = developmentAssets();
  const sources = siteSources(locales);
  const input = { sources, locales, assetsOf: () => assets, siteUrl, captcha, brand: brand() };
  const source = contentSource({ ...input, buildId: 'development' });
  // Nothing listens for changes here: whatever is asked for is read again.
  const isThankYouPage = (address: string) => /\/thank-you(-pos)?$/.test(address);

  // A card is drawn from the page that was last seen with it: look at the page first.
  const designs = new Map<string, TypesetJob>();
  const findCard = async (name: string) => {
    const design = designs.get(name);
    return design && renderCard(design);
  };

  const pages = new Hono();
  pages.get('*', async (context, next) => {
    const { path } = context.req;
    sources.forget();
    redirectTargets.forget();
    const input = path.includes('{') ? undefined : await source.loadPath(splitPath(path, locales));
    if (!input || context.req.query('reference')) return next();
    const card = pageCard(input);
    if (card) designs.set(card.name, card.design);
    return new Response(renderPage(input), { status: input.page.status, headers: documentHeaders });
  });

  const { loadPath, loadSite, loadDraft } = source;
  const ownDocuments: OwnDocuments = { loadSite, loadDraft, ...headerInput };
  const respondPlainPage = plainPageResponder(ownDocuments);
  const plainHeaders = baseHeaders(headerInput);
  const routes = new Hono();
  routes.route('/', documentRoutes({ baseHeaders: plainHeaders }));
  routes.route('/', contentEndpoints({ baseHeaders: plainHeaders }));
  // Nothing is published, so every file may be on a page.
  const everyFile = { isShown: () => true, isStaff: async () => false };
  routes.route('/', mediaRoutes({ baseHeaders: plainHeaders, ...everyFile }));
  routes.route('/', cardRoutes({ findCard, loadSite, baseHeaders: plainHeaders }));
  const guide = { loadSite, locales, captcha, documentHeaders, baseHeaders: plainHeaders };
  routes.route('/', styleguideRoutes(guide));
  routes.route(
    '/',
    siteRoutes({
      redirects: redirectTargets.value,
      isThankYouPage,
      isReady: () => true,
      loadPath,
      loadSite,
      locales,
      thanksOf: findSubmission,
      respondThanks: thanksResponder(respondPlainPage),
      partnerSecret: riskPartnerSecret,
      documentHeaders,
      baseHeaders: plainHeaders,
    }),
  );
  return { pages, routes, respondPlainPage, ownDocuments, locales };
}
