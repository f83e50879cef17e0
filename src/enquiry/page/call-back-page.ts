import { type Context, Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { dateInIndia } from '#platform/clock.ts';
import { callMessages } from '../calls/messages.en.ts';
import { issueToken } from '../guards/csrf-token.ts';
import { signedMoment } from '../guards/filling-time.ts';
import { isIdempotencyKey } from '../guards/idempotency-key.ts';
import { formText } from '../messages/form.en.ts';
import { pageText } from '../messages/page.en.ts';
import type { Variant } from '../schema/variants.ts';
import type { Saved } from '../store/save-order.ts';
import { siteFacts } from '../store/site-facts.ts';
import { pathOfPage } from '../store/site-pages.ts';
import { CallBackPage, KnownAgent } from './call-back-view.tsx';
import { limitBody, originPath, type PageForm, pageVariant, readPageForm } from './page-form.ts';
import { newFormKey, sendPageForm } from './send-page-form.ts';

/**
 * `/call-back`: the call-back form as a page, for visitors without JavaScript and for the moment when the
 * dialog's script does not arrive. Whatever goes wrong, what was typed is in the page that answers.
 */
export type RespondPlainPage = (page: {
  title: string;
  path: string;
  body: ReactNode;
  status?: number;
}) => Promise<Response>;

const path = '/call-back';

export function callBackRoutes(respond: RespondPlainPage): Hono {
  const routes = new Hono();

  routes.get(path, async (c) => {
    const from = originPath(c.req.query('from'));
    const concern = c.req.query('concern') ?? '';
    return draw(c, { variant: await pageVariant(c.req.query('variant'), from), form: { from, concern } });
  });

  routes.post(
    path,
    limitBody((c) => refuseBody(c, 413, callMessages.tooLarge)),
    async (c) => {
      const form = await readPageForm(c);
      if (!form) return refuseBody(c, 400, pageText.notAForm);
      const from = originPath(form.from);
      const variant = await pageVariant(form.variant, from);
      const outcome = await sendPageForm(c, { ...form, from }, variant);
      if (outcome.kind === 'saved') return thank(c, outcome.saved, { variant, form });
      if (outcome.kind === 'wrong')
        return draw(c, { variant, form: { ...form, from }, errors: outcome.errors, status: 422 });
      const { status, problem, retryAfterSeconds } = outcome;
      if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
      // Under another key these answers are another enquiry.
      const key = status === 409 ? '' : (form.key ?? '');
      return draw(c, { variant, form: { ...form, from, key }, problem, status });
    },
  );

  routes.all(path, (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return refuseBody(c, 405, callMessages.wrongMethod('GET, POST'));
  });

  type Drawn = {
    variant: Variant;
    form: PageForm;
    errors?: Record<string, string>;
    problem?: string;
    status?: number;
  };

  async function draw(
    c: Context,
    { variant, form, errors = {}, problem, status = 200 }: Drawn,
  ): Promise<Response> {
    const { callingHours: hours, supportEmail, retention } = await siteFacts();
    const key = isIdempotencyKey(form.key ?? '') ? (form.key ?? '') : newFormKey();
    const hidden = { csrfToken: issueToken(c), moment: signedMoment(), key };
    const view = {
      variant,
      from: form.from ?? '/',
      values: form,
      errors,
      problem,
      hidden,
      today: dateInIndia(),
      hours,
      supportEmail,
      retention,
    };
    const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
    const title = (hasProblem ? formText.errorPrefix : '') + formText.title;
    return answer(c, { title, status, body: createElement(CallBackPage, view) });
  }

  async function thank(c: Context, saved: Saved, { variant, form }: Drawn): Promise<Response> {
    if (saved.isKnownAgent) {
      const body = createElement(KnownAgent, { from: originPath(form.from) });
      return answer(c, { title: pageText.knownTitle, body });
    }
    const page = await pathOfPage(variant.onSuccess === 'panel' ? 'thank-you' : variant.onSuccess);
    const sum =
      form.sum_insured && variant.fields.sumInsured
        ? `&sum_insured=${encodeURIComponent(form.sum_insured)}`
        : '';
    return c.redirect(`${page}?reference=${saved.reference}${sum}`, 303);
  }

  function refuseBody(c: Context, status: number, text: string): Promise<Response> {
    return answer(c, { title: formText.title, status, body: createElement('h1', null, text) });
  }

  async function answer(
    c: Context,
    page: { title: string; status?: number; body: ReactNode },
  ): Promise<Response> {
    const response = await respond({ path, ...page });
    // Made anew by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }

  return routes;
}
