import { Hono } from 'hono';
import { createElement } from 'react';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import { type Found, findPassages, maxAskedLength } from './find-passages.ts';
import { countInVain } from './in-vain.ts';
import { searchMessages } from './messages/messages.ts';
import { SearchPage } from './search-page.tsx';
import { searchPath } from './search-path.ts';

/** `/search?q=`: drawn for each question, kept by nobody. */
export function searchRoutes(respond: (page: PlainPage) => Promise<Response>, locale: Locale): Hono {
  const routes = new Hono();
  const text = searchMessages(locale);
  routes.get(pathIn(locale, searchPath), async (context) => {
    const asked = (context.req.query('q') ?? '').trim().slice(0, maxAskedLength);
    const found = await foundFor(asked, locale);
    if (asked && found.length === 0) await countInVain(asked, locale);
    return respond({
      title: asked ? text.titleFor(asked) : text.title,
      path: searchPath,
      body: createElement(SearchPage, { asked, found }),
      status: found === 'unavailable' ? 503 : 200,
    });
  });
  return routes;
}

async function foundFor(asked: string, locale: Locale): Promise<Found[] | 'unavailable'> {
  try {
    return await findPassages(asked, locale);
  } catch (error) {
    log.warn('search without its database', describeError(error));
    return 'unavailable';
  }
}
