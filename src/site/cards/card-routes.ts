import { Hono } from 'hono';
import { describeError, log } from '#platform/log.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import type { SiteInput } from '../document/page-data.ts';
import { type Headers, shownElsewhere } from '../document/security-headers.ts';
import { siteMessages } from '../messages/messages.ts';
import { manifestText } from './manifest.ts';
import { cardNameOfFile } from './page-card.ts';

export type CardRoutesInput = {
  findCard: (name: string) => Promise<Buffer | undefined>;
  loadSite: (locale: Locale) => Promise<SiteInput>;
  baseHeaders: Headers;
};

/** How the site looks elsewhere: social cards, and the manifest with the operator's brand. */
export function cardRoutes({ findCard, loadSite, baseHeaders }: CardRoutesInput): Hono {
  const app = new Hono();

  app.get('/cards/:file', async (context, next) => {
    const name = cardNameOfFile(context.req.param('file'));
    const png = name && (await findCard(name));
    if (!png) return next();
    return context.body(new Uint8Array(png), 200, {
      ...baseHeaders,
      ...shownElsewhere,
      'content-type': 'image/png',
      // The name is a hash of the picture.
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  app.get('/manifest.webmanifest', async (context) => {
    const { settings } = await loadSite(defaultLocale);
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' };
    return context.body(manifestText(settings), 200, { ...baseHeaders, ...headers });
  });

  app.onError((error, context) => {
    log.error('card or manifest not made', describeError(error));
    return context.text(siteMessages(defaultLocale).unavailable, 503, { ...baseHeaders, 'retry-after': '5' });
  });

  return app;
}
