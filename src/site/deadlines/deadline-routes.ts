import { type Context, Hono } from 'hono';
import { createElement } from 'react';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { env } from '#platform/env.ts';
import { calendarType } from '#platform/files/calendar-file.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { PlainPage } from '../document/plain-page.tsx';
import { withQuery } from '../text/addresses.ts';
import { type AskedQuestion, readQuestion } from './deadlines.ts';
import { calendarPath, deadlinesCalendar } from './deadlines-calendar.ts';
import { DeadlinesPage } from './deadlines-page.tsx';
import { deadlinesPath } from './deadlines-path.ts';
import { deadlineMessages } from './messages/messages.ts';

/** `/claim-deadlines`: the same for everyone until something is asked; dates are rendered for each question. */
export function deadlineRoutes(respond: (page: PlainPage) => Promise<Response>, locale: Locale): Hono {
  const routes = new Hono();
  const { title, description, error } = deadlineMessages(locale);

  function page(asked: AskedQuestion, isMarkdown = false): Promise<Response> {
    const read = readQuestion(asked);
    const isUnclear = read !== undefined && 'unclear' in read;
    const answer = isUnclear ? { unclear: read.unclear } : { question: read };
    return respond({
      title: isUnclear ? error(title) : title,
      description,
      path: deadlinesPath,
      switchTo: withQuery(deadlinesPath, asked),
      body: createElement(DeadlinesPage, { asked, ...answer }),
      isPublic: read === undefined,
      isMarkdown,
    });
  }

  routes.get(pathIn(locale, deadlinesPath), (c) => page(askedIn(c)));
  routes.get(pathIn(locale, `${deadlinesPath}.md`), () => page({}, true));
  routes.get(pathIn(locale, calendarPath), async (c) => {
    const read = readQuestion(askedIn(c));
    if (!read || 'unclear' in read) return page(askedIn(c));
    const { brand } = await readKnownSettings(locale);
    return c.body(deadlinesCalendar(read, { brand, siteUrl: env().siteUrl, locale }), 200, {
      'content-type': calendarType,
      'content-disposition': 'attachment; filename="claim-deadlines.ics"',
      'cache-control': 'no-store',
    });
  });
  return routes;
}

function askedIn(context: Context): AskedQuestion {
  const { about, on, day, month, year } = context.req.query();
  return { about, on, day, month, year };
}
