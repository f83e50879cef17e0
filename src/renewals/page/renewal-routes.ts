/**
 * Answers the renewal keeper's forms: the sheet for anyone who has no script, the calendar file, and the way to
 * a reminder by mail. The page itself is written by staff, and published like any other.
 */

import { type Context, Hono } from 'hono';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { limitBody, type PageInput, readPageForm } from '#enquiry/page/page-form.ts';
import { keepKeyPrivate, linkPages } from '#newsletter/opt-in/link-pages.tsx';
import { dateInIndia } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { calendarFile, calendarType } from '#platform/files/calendar-file.ts';
import { describeError, log } from '#platform/log.ts';
import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { checkMessages } from '../checks/messages/messages.ts';
import { calendarEntries } from '../keeper/calendar-entries.ts';
import { calendarWords } from '../keeper/keeper-words.ts';
import { renewalMessages } from '../messages/messages.ts';
import { confirmReminder } from '../reminders/confirm-reminder.ts';
import { forgetByKey } from '../reminders/forget-reminder.ts';
import { datesLeft, readRenewal } from '../renewal.ts';
import { askedPath, calendarPath, mailPath, renewalPath } from '../renewal-path.ts';
import { confirmRoute, forgetRoute } from '../renewal-paths.ts';
import { renderAnswer } from './render-answer.ts';
import { sendMailForm } from './send-mail-form.ts';

/** @param locale whose pages `respond` renders */
export function renewalRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const texts = renewalMessages(locale);
  const refusals = answerMessages(locale);
  const { press, say, refuse } = linkPages(respond, renewalPath);
  const draw = renderAnswer(respond, locale);
  const again = { href: pathIn(locale, renewalPath), label: texts.confirm.again };
  const tooLarge = limitBody((c) => refuse(c, 413, refusals.refusals['too-large']));

  for (const path of [confirmRoute, forgetRoute]) routes.use(path, keepKeyPrivate);

  addForm(renewalPath, (c, input) => draw(c, { asked: input, email: input.email }));

  addForm(calendarPath, async (c, input) => {
    const today = dateInIndia();
    const read = readRenewal(input, today);
    if ('unclear' in read) return draw(c, { asked: input, read });
    const { covers } = checkMessages(locale);
    const { name: cover, checks } = covers[read.renewal.cover];
    const facts = { words: calendarWords(locale), cover, checks, today };
    const url = env().siteUrl + pathIn(locale, renewalPath);
    const { brand } = await readSettings(locale);
    return c.body(calendarFile(brand, calendarEntries(read.renewal, { ...facts, url })), 200, {
      'content-type': calendarType,
      'content-disposition': 'attachment; filename="renewal-reminder.ics"',
      'cache-control': 'no-store',
    });
  });

  addForm(mailPath, async (c, input) => {
    const today = dateInIndia();
    const read = readRenewal(input, today);
    const isLate = 'renewal' in read && datesLeft(read.renewal.day, today).length === 0;
    if (isLate || 'unclear' in read) return draw(c, { asked: input, read, email: input.email, status: 422 });
    const { retryAfterSeconds, ...sent } = await sendMailForm(c, { input, renewal: read.renewal, locale });
    if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
    if (sent.isAsked) return c.redirect(pathIn(locale, askedPath), 303);
    return draw(c, { asked: input, read, email: input.email, ...sent });
  });

  routes.get(askedPath, (c) => {
    const { title, text, nothing, scriptless, again: label } = texts.asked;
    return say(c, { title, texts: [text, nothing, scriptless], link: { ...again, label } });
  });
  // The addresses that are there after a form was sent, asked for again.
  for (const path of [mailPath, calendarPath])
    routes.get(path, (c) => c.redirect(pathIn(locale, renewalPath), 303));

  routes.get(confirmRoute, (c) => press(c, texts.confirm));
  routes.post(confirmRoute, async (c) => {
    const { doneTitle, done, leave, goneTitle, gone } = texts.confirm;
    const confirmed = await confirmReminder(c.req.param('token'));
    if (!confirmed) return say(c, { title: goneTitle, texts: [gone], link: again }, 404);
    const { cover, dates } = confirmed;
    const days = dates.map((day) => dateInWords(day, locale)).join('; ');
    const what = checkMessages(locale).covers[cover].name;
    return say(c, { title: doneTitle, texts: [done(what, days), leave] });
  });

  routes.get(forgetRoute, (c) => press(c, texts.forget));
  routes.post(forgetRoute, async (c) => {
    const { doneTitle, done, goneTitle, gone } = texts.forget;
    if (await forgetByKey(c.req.param('key'))) return say(c, { title: doneTitle, texts: [done] });
    return say(c, { title: goneTitle, texts: [gone] }, 404);
  });

  for (const path of [askedPath, confirmRoute, forgetRoute]) {
    const methods = path === askedPath ? 'GET' : 'GET, POST';
    routes.all(path, (c) => {
      c.header('Allow', methods.replace('GET', 'GET, HEAD'));
      return refuse(c, 405, refusals.endpoints.wrongMethod(methods));
    });
  }
  routes.onError((error, c) => {
    log.error('renewal page not answered', describeError(error));
    c.header('Retry-After', '5');
    return refuse(c, 503, texts.unavailable);
  });
  return routes;

  type Answer = (c: Context, input: PageInput) => Promise<Response>;

  function addForm(path: string, answer: Answer): void {
    routes.post(path, tooLarge, async (c) => {
      const input = await readPageForm(c);
      return input ? answer(c, input) : refuse(c, 400, refusals.page.notAForm);
    });
  }
}
