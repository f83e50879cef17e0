import { Hono } from 'hono';
import type { Env } from '#platform/env.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { SiteInput } from '../document/page-data.ts';
import type { Headers } from '../document/security-headers.ts';
import { guidePath } from './guide-path.ts';
import guideStyles from './styleguide.css?inline';
import { guideStylesPath, renderStyleguide } from './styleguide-page.tsx';

type StyleguideRoutesInput = {
  loadSite: (locale: Locale) => Promise<SiteInput>;
  locales: Locales;
  captcha: Env['captcha'];
  /** For pages rendered on request. */
  documentHeaders: Headers;
  /** For everything else. */
  baseHeaders: Headers;
};

/** For those who build the site; asked for only where a setting allows it. */
export function styleguideRoutes(input: StyleguideRoutesInput): Hono {
  const { loadSite, locales, captcha, documentHeaders, baseHeaders } = input;
  const styleHeaders = {
    ...baseHeaders,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-store',
  };
  const app = new Hono();
  for (const locale of locales) {
    app.get(pathIn(locale, guidePath), async () => {
      const guide = renderStyleguide(await loadSite(locale), captcha);
      return new Response(guide, { headers: documentHeaders });
    });
  }
  app.get(guideStylesPath, () => new Response(guideStyles, { headers: styleHeaders }));
  return app;
}
