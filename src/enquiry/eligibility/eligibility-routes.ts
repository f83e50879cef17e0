import { type Context, Hono } from 'hono';
import { createElement, type ReactNode } from 'react';
import { errorsFrom } from '#forms/controls/form-view.ts';
import type { FormValues } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import { validateFields } from '#forms/validate-fields.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { eligibilityMessages } from '../messages/eligibility/messages.ts';
import type { RespondPlainPage } from '../page/call-back-page.ts';
import { limitBody, readPageForm } from '../page/page-form.ts';
import { formFacts } from '../store/site-facts.ts';
import { pathOfPage } from '../store/site-pages.ts';
import { eligibilityForm, obstaclesIn } from './eligibility.form.ts';
import { eligibilityPath } from './eligibility-path.ts';
import { EligibilityPage, NotEligible } from './eligibility-view.tsx';

/**
 * The check before the agents' form: a page of questions that is answered by a page. Nothing of it is stored, logged or
 * put into an address, so there is nothing to guard beside the size of the body.
 * @param locale whose pages `respond` renders
 */
export function eligibilityRoutes(respond: RespondPlainPage, locale: Locale): Hono {
  const routes = new Hono();
  const text = eligibilityMessages(locale);
  const refusals = answerMessages(locale);
  const path = pathIn(locale, eligibilityPath);

  routes.get(eligibilityPath, (c) => draw(c, {}, {}, 200));

  routes.post(
    eligibilityPath,
    limitBody((c) => answer(c, refusals.refusals['too-large'], 413)),
    async (c) => {
      const sent = await readPageForm(c);
      if (!sent) return answer(c, refusals.page.notAForm, 400);
      const { values, problems } = validateFields(eligibilityForm, sent, await formFacts(dateInIndia()));
      if (problems) return draw(c, sent, problems, 422);
      const obstacles = obstaclesIn(values);
      if (obstacles.length === 0) return c.redirect(pathIn(locale, await pathOfPage('posp-apply')), 303);
      const faqPath = pathIn(locale, await pathOfPage('posp-faq'));
      const body = createElement(NotEligible, { obstacles, path, faqPath, locale });
      return answer(c, text.refusal.title, 200, body);
    },
  );

  routes.all(eligibilityPath, (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return answer(c, refusals.endpoints.wrongMethod('GET, POST'), 405);
  });
  return routes;

  async function draw(c: Context, values: FormValues, problems: Problems, status: number) {
    const view = {
      form: eligibilityForm,
      words: text.questions,
      idPrefix: 'page',
      values,
      errors: errorsFrom(problems, locale),
      isStatic: true,
      facts: await formFacts(dateInIndia()),
      locale,
    };
    const prefix = status === 422 ? formMessages(locale).errorPrefix : '';
    return answer(c, prefix + text.title, status, createElement(EligibilityPage, { view, path }));
  }

  async function answer(c: Context, title: string, status: number, body: ReactNode = title) {
    const drawn = typeof body === 'string' ? createElement('h1', null, body) : body;
    const response = await respond({ path, title, status, body: drawn });
    return c.newResponse(response.body, response);
  }
}
