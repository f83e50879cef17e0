/**
 * Each form as a page: the call-back form at `/call-back`, the others at `/forms/<key>`. For visitors without
 * JavaScript, and for the moment when a form's script does not arrive. Whatever goes wrong, what was typed is in the
 * page that answers.
 */

import { type Context, Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { type FileField, fieldsOf, fileFieldOf } from '#forms/form.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { campaignOfQuery } from '../definitions/campaign.ts';
import { pageForms } from '../definitions/page-forms.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { thankYouAddress } from '../dialog/thank-you-address.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { uploadMessages } from '../messages/uploads/messages.ts';
import { choiceField } from '../notices/notice-choice.tsx';
import { noticeField } from '../notices/notice-read.ts';
import { noticeOfLanguage } from '../notices/notices.ts';
import { pathOfPage } from '../store/site-pages.ts';
import { AlreadyRegisteredPage } from './call-back-view.tsx';
import { limitBody, originPath, type PageInput, pageForm, readFormWithFile } from './page-form.ts';
import { callBackPath, pathOfForm } from './path-of-form.ts';
import { type DrawnForm, renderForm } from './render-form.ts';
import { sendPageForm } from './send-page-form.ts';

export type RespondPlainPage = (page: {
  title: string;
  description?: string;
  path: string;
  /** Path and query that the links to the other languages lead to, if not `path`. */
  switchTo?: string;
  body: ReactNode;
  status?: number;
  look?: 'plain' | 'tool';
  /** Set by a page that needs fewer styles than its look brings. */
  sheet?: 'formulas';
  isPublic?: boolean;
  isMarkdown?: boolean;
}) => Promise<Response>;

type FormOf = (key: string | undefined, from: string) => Promise<VisitorForm>;

/** @param locale whose pages `respond` renders */
export function callBackRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const texts = answerMessages(locale);
  addForm(callBackPath, pageForm);
  for (const form of pageForms) addForm(pathOfForm(form), async () => form, fileFieldOf(form));
  return routes;

  function addForm(path: string, formOf: FormOf, file?: FileField): void {
    routes.get(path, (c) => show(c, formOf));
    const tooLarge = (c: Context) => refuseBody(c, 413, texts.refusals['too-large']);
    routes.post(path, limitBody(tooLarge, file !== undefined), (c) => take(c, formOf, file));
    routes.all(path, (c) => {
      c.header('Allow', 'GET, HEAD, POST');
      return refuseBody(c, 405, texts.endpoints.wrongMethod('GET, POST'));
    });
  }

  async function show(c: Context, formOf: FormOf): Promise<Response> {
    const from = originPath(c.req.query('from'));
    const campaign = campaignOfQuery(queryOf(c.req.header('referer')));
    const form = await formOf(c.req.query('variant'), from);
    const result = c.req.query('result') ?? '';
    const preset = fieldsOf(form).flatMap(([name, { isSetByAddress }]) =>
      isSetByAddress ? [[name, c.req.query(name) ?? '']] : [],
    );
    const notice = c.req.query(noticeField) ?? '';
    return draw(c, { form, input: { ...Object.fromEntries(preset), from, result, notice, ...campaign } });
  }

  async function take(c: Context, formOf: FormOf, file?: FileField): Promise<Response> {
    const read = await readFormWithFile(c, file);
    if (!read) return refuseBody(c, 400, texts.page.notAForm);
    const { fields: sent, problem: fileProblem } = read;
    const from = originPath(sent.from);
    const input: PageInput = { ...sent, from };
    const form = await formOf(input.variant, from);
    const fileError = fileProblem && uploadMessages(locale)[fileProblem];
    const chosen = sent[choiceField] && (await noticeOfLanguage(sent[choiceField]));
    if (chosen) return draw(c, { form, input: { ...input, [noticeField]: chosen }, fileError });
    // It was in a published page, which is the same for every visitor: what is missing is added here, and looked over.
    if (sent.csrfToken === undefined) return draw(c, { form, input, fileError, isLookedOver: true });
    const outcome = await sendPageForm(c, { form, input, locale });
    if (outcome.kind === 'wrong') return draw(c, { form, input, problems: outcome.problems, fileError }, 422);
    if (outcome.kind === 'refused') {
      const { status, problem, detail, retryAfterSeconds } = outcome;
      if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
      // Under another key these answers are another enquiry.
      const key = status === 409 ? '' : (input.key ?? '');
      return draw(c, { form, input: { ...input, key }, problem, detail }, status);
    }
    if (outcome.saved.isKnown) {
      const body = createElement(AlreadyRegisteredPage, { register: form.register, from, locale });
      return answer(c, { title: texts.page.knownTitle, body });
    }
    const page = await pathOfPage(form.onSuccess === 'panel' ? 'thank-you' : form.onSuccess);
    return c.redirect(
      thankYouAddress(pathIn(locale, page), outcome.saved.reference, outcome.saved.isWaiting === true),
      303,
    );
  }

  async function draw(c: Context, page: DrawnForm, status = 200): Promise<Response> {
    return answer(c, { status, ...(await renderForm(c, page, locale)) });
  }

  function refuseBody(c: Context, status: number, text: string): Promise<Response> {
    return answer(c, { title: text, status, body: createElement('h1', null, text) });
  }

  async function answer(
    c: Context,
    page: { title: string; status?: number; body: ReactNode },
  ): Promise<Response> {
    const response = await respond({ path: c.req.path, ...page });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }
}

/** Returns the query of the page whose link led here: only its address knows the campaign. */
function queryOf(referrer: string | undefined): string {
  return (referrer && URL.parse(referrer)?.search) || '';
}
