/**
 * Below `/status`, a page that staff write and whose form leads here: a visitor's own call, how it is and what they
 * can do about it.
 */

import { type Context, Hono } from 'hono';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contactLanguages } from '#enquiry/definitions/options.ts';
import { slotForm, slotIn } from '#enquiry/definitions/slot.form.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { foreignLoneForm } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { limitBody, type PageInput, readPageForm } from '#enquiry/page/page-form.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { errorsFrom } from '#forms/controls/form-view.ts';
import { validateFields } from '#forms/validate-fields.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { calendarType } from '#platform/files/calendar-file.ts';
import { consume, type RateLimit } from '#platform/rate-limits.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { answerForm } from '../calls/answer-form.ts';
import { callEntry } from '../calls/calendar/call-entry.ts';
import { openForm } from '../calls/call-forms.ts';
import type { CallPages } from '../calls/call-pages.ts';
import { callPaths } from '../calls/call-paths.ts';
import { callMessages } from '../messages/calls/messages.ts';
import { actForVisitor } from './act-for-visitor.ts';
import { callStatusOf } from './call-status.ts';
import { findOwnCall, type OwnCall, readOwnCall } from './own-call.ts';
import { clearOwnCallCookie, ownCallOf, setOwnCallCookie } from './own-call-cookie.ts';
import { ownWords } from './own-words.ts';
import type { VisitorWish } from './visitor-step.ts';

/** No one changes their mind more often; a program might. */
const changes: RateLimit = { name: 'changes-per-call', points: 20, seconds: 3600 };

export function statusRoutes(pages: CallPages, locale: Locale): Hono {
  const texts = callMessages(locale);
  const { refusals, page } = answerMessages(locale);
  const status = pathIn(locale, callPaths.status);
  const mine = pathIn(locale, callPaths.mine);
  const routes = new Hono();
  const tooLarge = limitBody((c) => pages.refusal(c, 413, refusals['too-large']));

  routes.post(
    callPaths.open,
    tooLarge,
    answerForm({
      ...{ form: openForm, pages, locale },
      answer: async (c, { reference, last_digits: lastDigits }, input) => {
        const found = await findOwnCall({ reference, lastDigits }, senderAddress(c));
        if (found.id === undefined) {
          if (found.retryAfterSeconds) return pages.tooMany(c, found.retryAfterSeconds);
          return pages.form(c, { form: openForm, input, problem: texts.open.unknown });
        }
        setOwnCallCookie(c, status, found.id);
        return c.redirect(mine, 303);
      },
    }),
  );

  routes.get(
    callPaths.mine,
    withCall((c, call) => pages.mine(c, call, { told: saidIn(call, c.req.query('told')) })),
  );
  routes.get(
    callPaths.calendar,
    withCall(async (c, call) => {
      const { brand, contact, callingHours: hours } = await readKnownSettings(locale);
      const finding = callStatusOf(call, { now: new Date(), hours });
      if (finding.kind !== 'slot' && finding.kind !== 'day') return c.redirect(mine, 303);
      const { siteUrl } = env();
      const facts = { brand, siteUrl, callingSeries: contact.callingSeries };
      const file = callEntry({ reference: call.reference, when: finding, facts, locale });
      return c.body(file, 200, {
        'content-type': calendarType,
        'content-disposition': 'attachment; filename="call.ics"',
        'cache-control': 'no-store',
      });
    }),
  );

  routes.post(
    callPaths.slot,
    tooLarge,
    withOwnForm(async (c, call, input) => {
      const { values, problems } = validateFields(slotForm, input, await formFacts(dateInIndia()));
      if (problems) return pages.mine(c, call, { input, errors: errorsFrom(problems, locale) });
      const { day, time, language } = slotIn(values);
      const at = momentInIndia(day, time);
      const wish = { kind: 'slot', at, language: contactLanguages[language as 'english'] } as const;
      return act(c, call, wish, input);
    }),
  );
  const wishes = [
    [callPaths.goOn, { kind: 'go-on' }],
    [callPaths.stop, { kind: 'stop', reason: 'On the status page' }],
  ] as const;
  for (const [path, wish] of wishes) {
    routes.post(
      path,
      tooLarge,
      withOwnForm((c, call) => act(c, call, wish)),
    );
  }
  routes.post(
    callPaths.leave,
    tooLarge,
    withOwnForm(async (c) => {
      clearOwnCallCookie(c, status);
      return c.redirect(status, 303);
    }),
  );

  // The address that is there after a form was sent, asked for again.
  routes.get(`${callPaths.mine}/*`, (c) => c.redirect(mine, 303));
  routes.get(callPaths.open, (c) => c.redirect(status, 303));
  return routes;

  async function act(c: Context, call: OwnCall, wish: VisitorWish, input: PageInput = {}): Promise<Response> {
    const { isAllowed, retryAfterSeconds } = await consume(changes, String(call.id));
    if (!isAllowed) return pages.tooMany(c, retryAfterSeconds);
    const outcome = await actForVisitor(call.id, wish);
    if (outcome.done) return c.redirect(`${mine}?told=${wish.kind}`, 303);
    if (outcome.refusal === 'unknown') return pages.gone(c);
    if (outcome.refusal === 'already-past') {
      return pages.mine(c, call, { input, errors: { contact_time: { text: texts.mine.slot.past } } });
    }
    return pages.mine(c, call, { told: texts.mine.refusals[outcome.refusal] });
  }

  function saidIn({ register }: OwnCall, told: string | undefined): string | undefined {
    const { told: said } = ownWords(register, locale);
    return told && Object.hasOwn(said, told) ? said[told as keyof typeof said] : undefined;
  }

  function withCall(answer: (c: Context, call: OwnCall) => Promise<Response>) {
    return async function answerCall(c: Context): Promise<Response> {
      const id = ownCallOf(c);
      const call = id === undefined ? undefined : await readOwnCall(id);
      return call ? answer(c, call) : pages.gone(c);
    };
  }

  function withOwnForm(answer: (c: Context, call: OwnCall, input: PageInput) => Promise<Response>) {
    return withCall(async (c, call) => {
      const input = await readPageForm(c);
      if (!input) return pages.refusal(c, 400, page.notAForm);
      const problem = foreignLoneForm(c, input.csrfToken, locale);
      return problem ? pages.refusal(c, 403, problem) : answer(c, call, input);
    });
  }
}
