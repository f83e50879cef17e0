import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import { readKnownSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { slotForm, slotToChange } from '#enquiry/definitions/slot.form.ts';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { pathOfPage } from '#enquiry/store/site-pages.ts';
import { firstDayToOffer } from '#forms/calling-times.ts';
import { errorsFrom, type FieldErrors } from '#forms/controls/form-view.ts';
import type { Form } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { callMessages } from '../messages/calls/messages.ts';
import { callStatusOf } from '../status/call-status.ts';
import type { OwnCall } from '../status/own-call.ts';
import { OwnCallView } from '../status/own-call-view.tsx';
import { ownWords } from '../status/own-words.ts';
import { callerForm, wordsOf } from './call-forms.ts';
import { callPaths } from './call-paths.ts';
import { CallerView } from './caller/caller-view.tsx';
import { CallFormPage } from './view/call-form-view.tsx';

type FormDrawn = {
  form: Form;
  input: Readonly<Record<string, string>>;
  problems?: Problems;
  problem?: string;
};
type MineDrawn = { input?: Readonly<Record<string, string>>; errors?: FieldErrors; told?: string };

export type CallPages = ReturnType<typeof callPages>;

/** The pages that are rendered for one visitor, in the site's shell; their addresses say nothing of whose they are. */
export function callPages(respond: RespondPlainPage, locale: Locale) {
  const texts = callMessages(locale);
  const { errorPrefix } = formMessages(locale);

  async function answer(
    c: Context,
    page: { title: string; body: ReactNode; path?: string; switchTo?: string; status?: number },
  ): Promise<Response> {
    const response = await respond({ path: callPaths.status, ...page });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }

  return {
    async form(c: Context, { status = 422, problems, ...drawn }: FormDrawn & { status?: number }) {
      const isCaller = drawn.form === callerForm;
      const facts = await formFacts(dateInIndia());
      const title = isCaller ? texts.caller.title : texts.open.title;
      const body = createElement(CallFormPage, {
        ...{ ...drawn, facts, locale },
        ...(problems && { errors: errorsFrom(problems, locale) }),
      });
      return answer(c, {
        title: errorPrefix + title,
        path: isCaller ? callPaths.caller : callPaths.status,
        body,
        status,
      });
    },

    async mine(c: Context, call: OwnCall, { input, errors, told }: MineDrawn = {}) {
      const { contact } = await readKnownSettings(locale);
      const now = new Date();
      const { hours } = await formFacts(dateInIndia(now));
      const finding = callStatusOf(call, { now, hours });
      const facts = { today: firstDayToOffer(dateInIndia(now), timeInIndia(now), hours), hours };
      const body = createElement(OwnCallView, {
        ...{ call, finding, facts, told, locale },
        input: input ?? slotToChange(call, wordsOf(slotForm, locale)),
        ...(errors && { errors }),
        series: contact.callingSeries,
        privacyPath: pathIn(locale, await pathOfPage('privacy-request')),
        csrfToken: issueToken(c),
      });
      return answer(c, {
        title: (errors ? errorPrefix : '') + ownWords(call.register, locale).title,
        switchTo: callPaths.mine,
        body,
        status: errors ? 422 : 200,
      });
    },

    async caller(c: Context, reference: string, adviser: string | undefined) {
      const { brand, contact } = await readKnownSettings(locale);
      const { title } = adviser === undefined ? texts.caller.no : texts.caller.yes;
      const body = createElement(CallerView, {
        ...{ adviser, reference, brand, locale },
        helpline: contact.helpline,
      });
      return answer(c, { title, path: callPaths.caller, body });
    },

    gone(c: Context) {
      const { title, text, again } = texts.open.gone;
      const link = createElement('a', { className: 'button', href: pathIn(locale, callPaths.status) }, again);
      const body = createElement('div', { className: 'call-answer' }, [
        createElement('h1', { key: 'title' }, title),
        createElement('p', { key: 'text' }, text),
        createElement('p', { key: 'again' }, link),
      ]);
      return answer(c, { title, body, status: 404 });
    },

    tooMany(c: Context, retryAfterSeconds: number) {
      c.header('Retry-After', String(retryAfterSeconds));
      return this.refusal(c, 429, texts.open.tooMany);
    },

    refusal: (c: Context, status: number, text: string) =>
      answer(c, { title: text, body: createElement('h1', null, text), status }),
  };
}
