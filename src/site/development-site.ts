import { Hono } from 'hono';
import { readDocument } from '#content/read/documents.ts';
import { redirects } from '#content/routes.ts';
import type { Env } from '#platform/env.ts';
import type { Scene } from '#ui/shapes/scene.ts';
import { scenePng } from '#ui/shapes/svg-png.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { cardSize } from './cards/card-scene.ts';
import { pageCard } from './cards/page-card.ts';
import { plainPageResponder } from './document/plain-page.tsx';
import { baseHeaders, privateDocumentHeaders } from './document/security-headers.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { renderPage } from './pages/render-page.tsx';
import { contentReader } from './publisher/content-reader.ts';
import { contentSource } from './publisher/content-source.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { styleguideRoutes } from './styleguide/styleguide-routes.ts';

/**
 * The public site for `npm run dev`: nothing is published, every page is drawn for its request from what the
 * templates and the content are now. It keeps no state, so that a changed module may simply be loaded anew.
 */
export function developmentSite({ siteUrl, captcha, riskPartnerSecret }: Env) {
  const headerInput = { siteUrl, captcha, scriptHashes: [], isDevelopment: true };
  const documentHeaders = privateDocumentHeaders(headerInput);
  // Vite names its own scripts when it finishes the page.
  const assets = { entry: { address: '/src/site/client/entry.ts' } };
  const source = contentSource({ reader: contentReader, assets, siteUrl, captcha, buildId: 'development' });

  // A card is drawn from the page that was last seen with it: look at the page first.
  const scenes = new Map<string, Scene>();
  const findCard = async (name: string) => {
    const scene = scenes.get(name);
    return scene && scenePng(scene, cardSize);
  };

  const pages = new Hono();
  pages.get('*', async (context, next) => {
    const { path } = context.req;
    const post = path.startsWith('/blog/') ? await source.load(`post${path}`) : undefined;
    const input = post ?? (path.includes('{') ? undefined : await source.loadPath({ path }));
    if (!input || context.req.query('reference')) return next();
    const card = pageCard(input);
    if (card) scenes.set(card.name, card.scene);
    return new Response(renderPage(input), { status: input.page.status, headers: documentHeaders });
  });

  const { loadPath, loadSite } = source;
  const plainHeaders = baseHeaders(headerInput);
  const routes = new Hono();
  routes.route('/', documentRoutes({ readDocument, baseHeaders: plainHeaders }));
  routes.route('/', cardRoutes({ findCard, loadSite, baseHeaders: plainHeaders }));
  const guide = { loadSite, captcha, documentHeaders, baseHeaders: plainHeaders };
  routes.route('/', styleguideRoutes(guide));
  routes.route(
    '/',
    siteRoutes({
      redirects,
      isReady: () => true,
      loadPath,
      loadSite,
      partnerSecret: riskPartnerSecret,
      documentHeaders,
      baseHeaders: plainHeaders,
    }),
  );
  const respondPlainPage = plainPageResponder({ loadSite, ...headerInput });
  return { pages, routes, respondPlainPage };
}
