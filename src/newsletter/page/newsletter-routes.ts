/** The newsletter's pages: its form for anyone who has no script, and what the links in its mails lead to. */

import { Hono } from 'hono';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { limitBody, originPath, readPageForm } from '#enquiry/page/page-form.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { newsletterMessages } from '../messages/messages.ts';
import { askedPath, confirmRoute, newsletterPath, unsubscribeRoute } from '../newsletter-paths.ts';
import { keepKeyPrivate, linkPages } from '../opt-in/link-pages.tsx';
import { confirm } from '../subscribers/confirm.ts';
import { leave } from '../subscribers/unsubscribe.ts';
import { renderNewsletterPage } from './render-newsletter-page.ts';
import { sendNewsletterPage } from './send-newsletter-page.ts';

/** @param locale whose pages `respond` renders */
export function newsletterRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const texts = newsletterMessages(locale);
  const refusals = answerMessages(locale);
  const { press, say, refuse } = linkPages(respond, newsletterPath);
  const draw = renderNewsletterPage(respond, locale);
  const again = { href: pathIn(locale, newsletterPath), label: texts.confirm.again };

  // Not so the form's own page: without a referrer its browser would not say from where it sends.
  for (const path of [confirmRoute, unsubscribeRoute]) routes.use(path, keepKeyPrivate);

  routes.get(newsletterPath, (c) => draw(c, { input: { from: originPath(c.req.query('from')) } }));
  routes.post(
    newsletterPath,
    limitBody((c) => refuse(c, 413, refusals.refusals['too-large'])),
    async (c) => {
      const sent = await readPageForm(c);
      if (!sent) return refuse(c, 400, refusals.page.notAForm);
      const input = { ...sent, from: originPath(sent.from) };
      // It was in a published page, which is the same for every visitor: what is missing is added here, and looked over.
      if (sent.csrfToken === undefined) return draw(c, { input, isLookedOver: true });
      const { retryAfterSeconds, ...outcome } = await sendNewsletterPage(c, input, locale);
      if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
      return outcome.isAsked ? c.redirect(pathIn(locale, askedPath), 303) : draw(c, { input, ...outcome });
    },
  );

  routes.get(askedPath, (c) => {
    const { title, text, nothing, again: label } = texts.asked;
    return say(c, { title, texts: [text, nothing], link: { ...again, label } });
  });

  routes.get(confirmRoute, (c) => press(c, texts.confirm));
  routes.post(confirmRoute, async (c) => {
    const { doneTitle, done, goneTitle, gone } = texts.confirm;
    if (await confirm(c.req.param('token'))) return say(c, { title: doneTitle, texts: [done] });
    return say(c, { title: goneTitle, texts: [gone], link: again }, 404);
  });

  routes.get(unsubscribeRoute, (c) => press(c, texts.leave));
  routes.post(unsubscribeRoute, async (c) => {
    const { doneTitle, done, erasedTitle, erased, goneTitle, gone } = texts.leave;
    const leaving = await leave(c.req.param('key'));
    if (leaving === 'left') return say(c, { title: doneTitle, texts: [done] });
    if (leaving === 'erased') return say(c, { title: erasedTitle, texts: [erased] }, 404);
    return say(c, { title: goneTitle, texts: [gone] }, 404);
  });

  for (const path of [newsletterPath, askedPath, confirmRoute, unsubscribeRoute]) {
    const methods = path === askedPath ? 'GET' : 'GET, POST';
    routes.all(path, (c) => {
      c.header('Allow', methods.replace('GET', 'GET, HEAD'));
      return refuse(c, 405, refusals.endpoints.wrongMethod(methods));
    });
  }
  routes.onError((error, c) => {
    log.error('newsletter page not answered', describeError(error));
    c.header('Retry-After', '5');
    return refuse(c, 503, texts.unavailable);
  });
  return routes;
}
