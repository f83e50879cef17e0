import { Hono } from 'hono';
import { createElement } from 'react';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { describeError, log } from '#platform/log.ts';
import { consumeByAddress } from '#platform/rate-limits.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import { withQuery } from '../text/addresses.ts';
import { maxAskedLength } from './asked-words.ts';
import { searchMessages } from './messages/messages.ts';
import { type NotSearched, SearchPage } from './search-page.tsx';
import { type Found, searchPages } from './search-pages.ts';
import { searchPath } from './search-path.ts';
import { countWithoutResults } from './searches-without-results.ts';

/** Thousands share an address behind a mobile carrier, and few of them search. */
const perAddress = { name: 'searches-per-address', points: 600, seconds: 3600 };

const statuses = { unavailable: 503, 'too-many': 429 } as const satisfies Record<NotSearched, number>;

export type SearchRoutesInput = {
  respond: (page: PlainPage) => Promise<Response>;
  locale: Locale;
  /** The index follows once all pages are rendered: until then it quotes what has just been taken off. */
  isPublished: (path: string) => boolean;
};

/** `/search?q=`: rendered for each question, kept by no one. */
export function searchRoutes({ respond, locale, isPublished }: SearchRoutesInput): Hono {
  const routes = new Hono();
  const text = searchMessages(locale);
  routes.get(pathIn(locale, searchPath), async (context) => {
    const asked = (context.req.query('q') ?? '').trim().slice(0, maxAskedLength);
    const { found: all, retryAfterSeconds } = await foundFor(asked, senderAddress(context), locale);
    const found = typeof all === 'string' ? all : all.filter(({ path }) => isPublished(path));
    if (asked && found.length === 0) await countWithoutResults(asked, locale);
    const response = await respond({
      title: asked ? text.titleFor(asked) : text.title,
      path: searchPath,
      switchTo: withQuery(searchPath, { q: asked }),
      body: createElement(SearchPage, { asked, found }),
      status: typeof found === 'string' ? statuses[found] : 200,
    });
    if (retryAfterSeconds) response.headers.set('Retry-After', String(retryAfterSeconds));
    return response;
  });
  return routes;
}

type Answer = { found: Found[] | NotSearched; retryAfterSeconds?: number };

async function foundFor(asked: string, address: string, locale: Locale): Promise<Answer> {
  if (!asked) return { found: [] };
  try {
    const { isAllowed, retryAfterSeconds } = await consumeByAddress(perAddress, address);
    if (!isAllowed) return { found: 'too-many', retryAfterSeconds };
    return { found: await searchPages(asked, locale) };
  } catch (error) {
    log.warn('search without its database', describeError(error));
    return { found: 'unavailable' };
  }
}
