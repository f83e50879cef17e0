import { type Context, Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { initialValues } from '#forms/draft/read-form.ts';
import { errorsFrom, type FormView } from '#forms/draw/form-view.ts';
import { type FileField, fieldsOf, fileFieldOf } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { attachedResultIn, resultIn } from '../definitions/attached-result.ts';
import { campaignIn, campaignOfQuery } from '../definitions/campaign.ts';
import { keptMonthsOf } from '../definitions/find-form.ts';
import { pageForms } from '../definitions/page-forms.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { issueToken } from '../guards/csrf-token.ts';
import { signedMoment } from '../guards/filling-time.ts';
import { isIdempotencyKey } from '../guards/idempotency-key.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { uploadMessages } from '../messages/uploads/messages.ts';
import { formFacts, siteFacts } from '../store/site-facts.ts';
import { pathOfPage } from '../store/site-pages.ts';
import { CallBackPage, KnownPage } from './call-back-view.tsx';
import { limitBody, originPath, type PageInput, pageForm, readFormWithFile } from './page-form.ts';
import { callBackPath, pathOfForm } from './path-of-form.ts';
import { newFormKey, sendPageForm } from './send-page-form.ts';

/**
 * Each form as a page: the call-back form at `/call-back`, the others at `/forms/<key>`. For visitors without
 * JavaScript, and for the moment when a form's script does not arrive. Whatever goes wrong, what was typed is in the
 * page that answers.
 */
export type RespondPlainPage = (page: {
  title: string;
  description?: string;
  path: string;
  body: ReactNode;
  status?: number;
  look?: 'plain' | 'tool';
  /** Of a page that needs fewer styles than its look brings. */
  sheet?: 'formulas';
  isPublic?: boolean;
}) => Promise<Response>;

type Drawn = {
  form: VisitorForm;
  input: PageInput;
  problems?: Problems;
  problem?: string;
  /** Why the file that came along is not taken. */
  fileError?: string | undefined;
  status?: number;
  /** Sent from a published page: to be looked over once, and sent from here. */
  isLookedOver?: boolean;
};

type FormOf = (key: string | undefined, from: string) => Promise<VisitorForm>;

/** @param locale whose pages `respond` draws */
export function callBackRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const texts = answerMessages(locale);
  addForm(callBackPath, pageForm);
  for (const form of pageForms) addForm(pathOfForm(form), async () => form, fileFieldOf(form));
  return routes;

  function addForm(path: string, formOf: FormOf, file?: FileField): void {
    routes.get(path, async (c) => {
      const from = originPath(c.req.query('from'));
      const campaign = campaignOfQuery(queryOf(c.req.header('referer')));
      const form = await formOf(c.req.query('variant'), from);
      const result = c.req.query('result') ?? '';
      const preset = fieldsOf(form).flatMap(([name, { isSetByAddress }]) =>
        isSetByAddress ? [[name, c.req.query(name) ?? '']] : [],
      );
      return draw(c, { form, input: { ...Object.fromEntries(preset), from, result, ...campaign } });
    });

    routes.post(
      path,
      limitBody((c) => refuseBody(c, 413, texts.refusals['too-large']), file !== undefined),
      async (c) => {
        const read = await readFormWithFile(c, file);
        if (!read) return refuseBody(c, 400, texts.page.notAForm);
        const { fields: sent, problem: fileProblem } = read;
        const input: PageInput = { ...sent, from: originPath(sent.from) };
        const form = await formOf(input.variant, originPath(sent.from));
        // It stood in a published page, which knows no visitor: what is missing is added here, and looked over.
        const fileError = fileProblem && uploadMessages(locale)[fileProblem];
        if (sent.csrfToken === undefined) return draw(c, { form, input, fileError, isLookedOver: true });
        const outcome = await sendPageForm(c, { form, input, locale });
        if (outcome.kind === 'wrong')
          return draw(c, { form, input, problems: outcome.problems, fileError, status: 422 });
        if (outcome.kind === 'refused') {
          const { status, problem, retryAfterSeconds } = outcome;
          if (retryAfterSeconds) c.header('Retry-After', String(retryAfterSeconds));
          // Under another key these answers are another enquiry.
          const key = status === 409 ? '' : (input.key ?? '');
          return draw(c, { form, input: { ...input, key }, problem, status });
        }
        if (outcome.saved.isKnown) {
          const { from = '/' } = input;
          const body = createElement(KnownPage, { register: form.register, from, locale });
          return answer(c, { title: texts.page.knownTitle, body });
        }
        const page = await pathOfPage(form.onSuccess === 'panel' ? 'thank-you' : form.onSuccess);
        return c.redirect(`${pathIn(locale, page)}?reference=${outcome.saved.reference}`, 303);
      },
    );

    routes.all(path, (c) => {
      c.header('Allow', 'GET, HEAD, POST');
      return refuseBody(c, 405, texts.endpoints.wrongMethod('GET, POST'));
    });
  }

  async function draw(c: Context, { form, input, ...rest }: Drawn): Promise<Response> {
    const { problems = {}, problem, fileError, status = 200, isLookedOver = false } = rest;
    const path = pathOfForm(form);
    const file = fileFieldOf(form);
    const ofFile = file && fileError ? { [file.name]: { text: fileError } } : {};
    const errors = { ...errorsFrom(problems, locale), ...ofFile };
    const isFileRefused = file !== undefined && errors[file.name] !== undefined;
    const facts = await formFacts(dateInIndia());
    const { supportEmail, retention } = await siteFacts();
    const view: FormView = {
      form,
      words: form.words(locale, facts),
      idPrefix: 'page',
      values: initialValues(form, isFileRefused ? { ...input, [file.name]: undefined } : input),
      errors,
      isStatic: true,
      facts,
      locale,
    };
    const key = isIdempotencyKey(input.key ?? '') ? (input.key ?? '') : newFormKey();
    const ours = { csrfToken: issueToken(c), moment: signedMoment(), key };
    const hidden = { ...ours, variant: form.key, from: input.from ?? '/', ...campaignIn(input) };
    const keptMonths = keptMonthsOf(form, retention);
    const notice = {
      supportEmail,
      keptMonths,
      privacyPath: pathIn(locale, await pathOfPage('privacy-policy')),
    };
    const attach = {
      result: form.register === 'enquiries' ? resultIn(input) : undefined,
      isTicked: attachedResultIn(input) !== undefined,
    };
    const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
    return answer(c, {
      title: (hasProblem ? formMessages(locale).errorPrefix : '') + form.texts(locale).title,
      status,
      body: createElement(CallBackPage, {
        form,
        view,
        path: pathIn(locale, path),
        problem,
        isLookedOver,
        hidden,
        notice,
        attach,
      }),
    });
  }

  function refuseBody(c: Context, status: number, text: string): Promise<Response> {
    return answer(c, { title: text, status, body: createElement('h1', null, text) });
  }

  async function answer(
    c: Context,
    page: { title: string; status?: number; body: ReactNode },
  ): Promise<Response> {
    const response = await respond({ path: c.req.path, ...page });
    // Made anew by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }
}

/** Of the page whose link led here: its campaign is known to its address only. */
function queryOf(referrer: string | undefined): string {
  return (referrer && URL.parse(referrer)?.search) || '';
}
