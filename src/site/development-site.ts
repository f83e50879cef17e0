import { Hono } from 'hono';
import { redirects } from '#content/routes.ts';
import type { Env } from '#platform/env.ts';
import { plainPageResponder } from './document/plain-page.tsx';
import { baseHeaders, privateDocumentHeaders } from './document/security-headers.ts';
import { renderPage } from './pages/render-page.tsx';
import { contentReader } from './publisher/content-reader.ts';
import { contentSource } from './publisher/content-source.ts';
import { siteRoutes } from './routes/site-routes.ts';

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

  const pages = new Hono();
  pages.get('*', async (context, next) => {
    const { path } = context.req;
    const post = path.startsWith('/blog/') ? await source.load(`post${path}`) : undefined;
    const input = post ?? (path.includes('{') ? undefined : await source.loadPath({ path }));
    if (!input || context.req.query('reference')) return next();
    return new Response(renderPage(input), { status: input.page.status, headers: documentHeaders });
  });

  const routes = siteRoutes({
    redirects,
    isReady: () => true,
    loadPath: source.loadPath,
    loadSite: source.loadSite,
    partnerSecret: riskPartnerSecret,
    documentHeaders,
    baseHeaders: baseHeaders(headerInput),
  });
  const respondPlainPage = plainPageResponder({ loadSite: source.loadSite, ...headerInput });
  return { pages, routes, respondPlainPage };
}
