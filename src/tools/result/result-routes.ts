/**
 * A result's own address, `<start page>/result/<id>`, with its PDF, the form that sends the link, and the end of it
 * all. Rendered for each request, kept by no one, found by no one, and named to no other page.
 */

import { type Context, Hono } from 'hono';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { foreignForm } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { limitBody, type PageInput, readPageForm } from '#enquiry/page/page-form.ts';
import { describeError, log } from '#platform/log.ts';
import { clearDraftCookie } from '../journey/server/draft-cookie.ts';
import { deleteResult } from '../store/results.ts';
import type { ToolPlace } from '../tool-place.ts';
import { resultMessages } from './messages/messages.ts';
import { allowanceForReport } from './result-limit.ts';
import { resultPages } from './result-pages.ts';
import { reportName, resultReport } from './result-report.ts';
import { sendByPage } from './send-by-page.ts';
import { findShown, type ShownResult } from './shown-result.ts';

export function resultRoutes({ respond, ...place }: ToolPlace & { respond: RespondPlainPage }): Hono {
  const { base, locale, tool } = place;
  const texts = resultMessages(locale);
  const refusals = answerMessages(locale);
  const pages = resultPages({ ...place, respond });
  const routes = new Hono();
  const address = `${base}/result/:id`;
  const tooLarge = limitBody((c) => pages.refusal(c, 413, refusals.refusals['too-large']));

  routes.use(`${base}/result/*`, async (c, next) => {
    await next();
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });

  routes.get(
    address,
    withResult((c, shown) => pages.result(c, shown)),
  );

  routes.get(
    `${address}/report.pdf`,
    withResult(async (c, shown) => {
      const { isAllowed, retryAfterSeconds } = await allowanceForReport(senderAddress(c));
      if (!isAllowed) {
        c.header('Retry-After', String(retryAfterSeconds));
        return pages.refusal(c, 429, texts.tooManyReports);
      }
      try {
        const pdf = await resultReport(shown);
        const headers = { 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' };
        const name = `inline; filename="${reportName(shown)}"`;
        return c.body(new Uint8Array(pdf), 200, { ...headers, 'content-disposition': name });
      } catch (error) {
        log.error('report not made', { questionnaire: tool.questionnaire.key, ...describeError(error) });
        c.header('Retry-After', '5');
        return pages.refusal(c, 503, texts.noReport);
      }
    }),
  );

  routes.post(
    `${address}/send`,
    tooLarge,
    withForm(async (c, shown, input) => {
      const { retryAfterSeconds, ...told } = await sendByPage(c, { shown, input });
      if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
      return pages.result(c, shown, told);
    }),
  );

  routes.post(
    `${address}/forget`,
    tooLarge,
    withForm(async (c, shown, { csrfToken }) => {
      const problem = foreignForm(c, csrfToken, locale);
      if (problem) return pages.result(c, shown, { problem, status: 403 });
      await deleteResult(shown.stored.id);
      await clearDraftCookie(c, place);
      return pages.ended(c, 'forgotten');
    }),
  );

  // The address that is there after a form was sent, asked for again.
  for (const sent of ['send', 'forget']) {
    routes.get(`${address}/${sent}`, (c) => c.redirect(`${base}/result/${c.req.param('id')}`, 303));
  }

  // Anyone who reloads after forgetting, or cuts the address short, finds the way back.
  routes.get(`${base}/result/*`, (c) => pages.ended(c, 'gone'));
  routes.all(`${base}/result/*`, (c) => {
    c.header('Allow', 'GET, HEAD');
    return pages.refusal(c, 405, refusals.endpoints.wrongMethod('GET'));
  });
  routes.onError((error, c) => {
    log.error('result not answered', { questionnaire: tool.questionnaire.key, ...describeError(error) });
    c.header('Retry-After', '5');
    return pages.refusal(c, 503, texts.unavailable);
  });
  return routes;

  type Answer = (c: Context, shown: ShownResult) => Promise<Response>;
  function withResult(answer: Answer) {
    return async function answerResult(c: Context): Promise<Response> {
      const shown = await findShown(place, c.req.param('id') ?? '');
      return shown ? answer(c, shown) : pages.ended(c, 'gone');
    };
  }

  function withForm(answer: (c: Context, shown: ShownResult, input: PageInput) => Promise<Response>) {
    return withResult(async (c, shown) => {
      const input = await readPageForm(c);
      return input ? answer(c, shown, input) : pages.refusal(c, 400, texts.notAForm);
    });
  }
}
