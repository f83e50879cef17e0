import { Hono } from 'hono';
import { type Locales, languageCodes, languageFacts } from '#ui/language/locales.ts';
import type { Headers } from '../document/security-headers.ts';

type UnpublishedLanguagesInput = { locales: Locales; baseHeaders: Headers };

/**
 * Addresses of a language that this site has no pages in, any more or yet: mails, search engines and open pages still
 * name them, and lead to the same page at the root. A form that was sent keeps its values on the way (307).
 */
export function unpublishedLanguageRoutes({ locales, baseHeaders }: UnpublishedLanguagesInput): Hono {
  const app = new Hono();
  for (const code of languageCodes.filter((each) => !locales.includes(each))) {
    const { pathPrefix } = languageFacts(code);
    app.on(['GET', 'POST'], `${pathPrefix}/*`, ({ req }) => {
      const { pathname, search } = new URL(req.url);
      // One slash: with two, the rest would be another host.
      const path = pathname.slice(pathPrefix.length).replace(/^\/*/, '/');
      const status = req.method === 'POST' ? 307 : 302;
      const headers = { ...baseHeaders, location: path + search, 'cache-control': 'no-store' };
      return new Response(null, { status, headers });
    });
  }
  return app;
}
