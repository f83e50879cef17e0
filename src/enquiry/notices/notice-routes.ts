import { type Context, Hono } from 'hono';
import { createElement } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { noticeMessages } from '../messages/notices/messages.ts';
import type { RespondPlainPage } from '../page/call-back-page.ts';
import { originPath, pageForm } from '../page/page-form.ts';
import { noticeFacts } from './notice-facts.ts';
import { NoticePage, NoticesPage } from './notice-pages.tsx';
import { type CameFrom, noticePath } from './notice-path.ts';
import { shownNotices } from './notices.ts';

/**
 * The consent notice in a visitor's own language. Neither the list nor a notice is there before a person has read the notice
 * in a language beside those of the site.
 * @param locale whose pages `respond` renders
 */
export function noticeRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const { title, description } = noticeMessages(locale);

  routes.get(noticePath, async (c, next) => {
    const notices = await shownNotices();
    if (notices.length === 0) return next();
    const body = createElement(NoticesPage, { notices, came: await cameFrom(c), locale });
    return respond({ title, description, path: noticePath, body, isPublic: true });
  });

  routes.get(`${noticePath}/:code{[a-z]{2,3}}`, async (c, next) => {
    const code = c.req.param('code');
    const notice = (await shownNotices()).find((each) => each.code === code);
    if (!notice) return next();
    const facts = await noticeFacts(locale);
    const body = createElement(NoticePage, { notice, facts, came: await cameFrom(c), locale });
    return respond({
      title: `${title}: ${notice.name}`,
      path: `${noticePath}/${code}`,
      body,
      isPublic: true,
    });
  });

  return routes;
}

async function cameFrom(c: Context): Promise<CameFrom> {
  const from = originPath(c.req.query('from'));
  return { form: await pageForm(c.req.query('variant'), from), from };
}
