/**
 * Below `/privacy/request`, the page that staff write and whose forms lead here: what was asked, the link in the mail,
 * and a person's own page with their data and what they can do. It all works without JavaScript.
 */

import { type Context, Hono } from 'hono';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { foreignLoneForm, isFromOurPage } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { limitBody, type PageInput, readPageForm } from '#enquiry/page/page-form.ts';
import { describeError, log } from '#platform/log.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { emailOfLink, openSession } from '../access/access-tokens.ts';
import { type AskForm, emailForm, phoneForm } from '../ask/ask-forms.ts';
import { receiveRequest } from '../ask/receive-request.ts';
import { privacyMessages } from '../messages/messages.ts';
import { exportJson } from './export-json.ts';
import { privacyPaths } from './paths.ts';
import { privacyPages } from './privacy-pages.ts';
import { readOwnData } from './read-own-data.ts';
import { clearSessionCookie, emailOf, setSessionCookie } from './session.ts';
import { requestTypes, submitRequest } from './submit-request.ts';

type Rooms = { respond: RespondPlainPage; locale: Locale; places: readonly PersonalData[] };

export function privacyRoutes({ respond, locale, places }: Rooms): Hono {
  const pages = privacyPages(respond, locale);
  const texts = privacyMessages(locale);
  const refusals = answerMessages(locale).refusals;
  const base = pathIn(locale, privacyPaths.base);
  const mine = pathIn(locale, privacyPaths.mine);
  const routes = new Hono();
  const tooLarge = limitBody((c) => pages.refusal(c, 413, refusals['too-large']));

  for (const prefix of [privacyPaths.open, privacyPaths.mine]) {
    for (const path of [prefix, `${prefix}/*`]) routes.use(path, keepToYourself);
  }

  addAsk(privacyPaths.ask, emailForm);
  addAsk(privacyPaths.askByPhone, phoneForm);

  const link = `${privacyPaths.open}/:link`;
  routes.get(link, async (c) => {
    const email = await emailOfLink(c.req.param('link') ?? '');
    return email ? pages.open(c, c.req.path) : pages.linkGone(c);
  });
  // A program that looks at links in mails opens nothing: that takes a press.
  routes.post(link, async (c) => {
    if (!isFromOurPage(c)) return pages.refusal(c, 403, refusals['foreign-origin']);
    const session = await openSession(c.req.param('link') ?? '');
    if (!session) return pages.linkGone(c);
    setSessionCookie(c, base, session);
    return c.redirect(mine, 303);
  });

  routes.get(
    privacyPaths.mine,
    withPerson(async (c, email) =>
      pages.mine(c, { email, held: await readOwnData(places, email), told: c.req.query('told') }),
    ),
  );
  routes.get(
    `${privacyPaths.mine}/data.json`,
    withPerson(async (c, email) => {
      const { gathered } = await readOwnData(places, email);
      const headers = { 'content-disposition': 'attachment; filename="what-we-hold.json"' };
      return c.json(await exportJson(gathered), 200, headers);
    }),
  );

  for (const wish of requestTypes) {
    routes.post(
      `${privacyPaths.mine}/${wish}`,
      tooLarge,
      withForm(async (c, email, input) => {
        const held = await readOwnData(places, email);
        const outcome = await submitRequest({ wish, input, email, held, locale });
        if (outcome.isTaken) return c.redirect(`${mine}?told=${outcome.told}`, 303);
        return pages.mine(c, { email, held, problem: { wish, text: outcome.problem }, status: 422 });
      }),
    );
  }
  routes.post(
    `${privacyPaths.mine}/leave`,
    tooLarge,
    withForm(async (c) => {
      await clearSessionCookie(c, base);
      return pages.left(c);
    }),
  );

  // The address that is there after a form was sent, asked for again.
  routes.get(`${privacyPaths.mine}/*`, (c) => c.redirect(mine, 303));
  for (const path of [privacyPaths.ask, privacyPaths.askByPhone, privacyPaths.open]) {
    routes.get(path, (c) => c.redirect(base, 303));
  }
  routes.onError((error, c) => {
    log.error('privacy request not answered', describeError(error));
    c.header('Retry-After', '5');
    return pages.refusal(c, 503, texts.unavailable);
  });
  return routes;

  function addAsk(path: string, form: AskForm): void {
    routes.post(path, tooLarge, async (c) => {
      const input = await readPageForm(c);
      if (!input) return pages.refusal(c, 400, texts.notAForm);
      // The forms are in a published page, which is the same for every visitor: its origin says that it is ours.
      if (!isFromOurPage(c)) return pages.refusal(c, 403, refusals['foreign-origin']);
      const taken = await receiveRequest(form, input, { address: senderAddress(c), locale });
      if (taken.kind === 'taken') return pages.asked(c, form);
      if (taken.kind === 'wrong') return pages.ask(c, { form, input, problems: taken.problems });
      c.header('Retry-After', String(taken.retryAfterSeconds));
      return pages.refusal(c, 429, texts.ask.tooMany);
    });
  }

  type Answer = (c: Context, email: string, input: PageInput) => Response | Promise<Response>;

  function withPerson(answer: (c: Context, email: string) => Promise<Response>) {
    return async function answerPerson(c: Context): Promise<Response> {
      const email = await emailOf(c);
      return email ? answer(c, email) : pages.linkGone(c);
    };
  }

  function withForm(answer: Answer) {
    return withPerson(async (c, email) => {
      const input = await readPageForm(c);
      if (!input) return pages.refusal(c, 400, texts.notAForm);
      const problem = foreignLoneForm(c, input.csrfToken, locale);
      return problem ? pages.refusal(c, 403, problem) : answer(c, email, input);
    });
  }
}

/** Keeps a page behind a link out of caches and search engines, and its address from other pages. */
async function keepToYourself(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
}
