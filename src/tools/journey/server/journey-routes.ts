/**
 * The pages of a tool's journey, below its start page: questions, the list to check, saved answers. Whatever goes
 * wrong, what was answered is in the page that answers.
 */

import { type Context, Hono } from 'hono';
import { createElement } from 'react';
import { foreignForm } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { limitBody } from '#enquiry/page/page-form.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { dateInIndia } from '#platform/clock.ts';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import { pathIn } from '#ui/language/paths.ts';
import { pathWithoutSecret } from '../../path-without-secret.ts';
import type { ToolPlace } from '../../tool-place.ts';
import { addressAfter } from '../address-after.ts';
import { firstPage, givenAnswers } from '../given-answers.ts';
import { addressOf, type Place, placeAt, questionAt } from '../place.ts';
import { wholePage } from '../questions-on.ts';
import { readAnswers } from '../read-answers.ts';
import { takeCheck } from './check-requests.ts';
import { draftOf } from './draft-cookie.ts';
import { showQuestions, takeQuestions } from './question-requests.ts';
import { type Asked, renderJourney } from './render-journey.ts';
import { downloadDraft, forgetAnswers, takeFile } from './saved-requests.ts';

export function journeyRoutes({ respond, ...place }: ToolPlace & { respond: RespondPlainPage }): Hono {
  const { base, tool, locale } = place;
  const { refusals, page, endpoints } = answerMessages(locale);
  const routes = new Hono();
  const paths = [`${base}/questions/:page`, `${base}/check`, `${base}/saved`];
  const toForget = `${base}/saved/forget`;

  const limit = limitBody((c) => refuse(c, 413, refusals['too-large']));
  for (const path of [...paths, toForget]) routes.post(path, limit);

  routes.get(`${base}/questions`, async (c) => {
    const { questionnaire } = tool;
    const given = givenAnswers(questionnaire, (name) => c.req.query(name), await formFacts(dateInIndia()));
    if (given) return c.redirect(addressAfter(questionnaire, base, given), 302);
    return c.redirect(addressOf(base, questionAt(firstPage(questionnaire))) + new URL(c.req.url).search, 302);
  });
  routes.get(`${base}/saved/answers.json`, answering(downloadDraft));
  routes.on('GET', paths, answering(show));
  routes.on('POST', [...paths, toForget], answering(take));
  for (const path of paths) {
    routes.all(path, (c) => {
      c.header('Allow', 'GET, HEAD, POST');
      return refuse(c, 405, endpoints.wrongMethod('GET, POST'));
    });
  }
  return routes;

  function answering(act: (asked: Asked) => Response | Promise<Response> | undefined) {
    return async function answer(c: Context) {
      const facts = await formFacts(dateInIndia());
      // With the database away, the browser may still have the answers.
      const draft = await draftOf(c, place, facts).catch(undefinedIfAway);
      const given = givenTo(c, place, facts);
      return (
        (await act({ c, place, respond, facts, draft, given })) ?? c.redirect(pathIn(locale, '/404'), 302)
      );
    };
  }

  async function take(asked: Asked): Promise<Response> {
    const sent = await asked.c.req.formData().catch(() => undefined);
    return sent ? taken(asked, sent) : refuse(asked.c, 400, page.notAForm);
  }

  function refuse(c: Context, status: 400 | 405 | 413, title: string): Promise<Response> {
    const body = createElement('h1', null, title);
    return respond({ title, path: pathWithoutSecret(c.req.path), status, body });
  }
}

/** The first page itself has its answer chosen by the address, and asks for it. */
function givenTo(c: Context, { base, tool }: ToolPlace, facts: Asked['facts']): Asked['given'] {
  const { questionnaire } = tool;
  const isFirst = c.req.path === addressOf(base, questionAt(firstPage(questionnaire)));
  return isFirst ? undefined : givenAnswers(questionnaire, (name) => c.req.query(name), facts);
}

function show(asked: Asked): Response | Promise<Response> | undefined {
  const place = askedPlace(asked);
  if (place?.at === 'question') return showQuestions(asked, place);
  return place && renderJourney(asked, { place });
}

async function taken(asked: Asked, sent: FormData): Promise<Response> {
  const { c, place: toolPlace } = asked;
  const place = askedPlace(asked);
  if (!place && !c.req.path.endsWith('/forget')) return c.notFound();
  const typing = place?.at === 'question' ? readAnswers(sent, pageIn(asked, place.page)) : {};
  const askAgain = (problem: string, status: number) =>
    renderJourney(asked, { place: place ?? { at: 'load' }, typing, problem, status });

  const token = sent.get('csrfToken');
  const problem = foreignForm(c, typeof token === 'string' ? token : undefined, toolPlace.locale);
  if (problem) return askAgain(problem, 403);
  try {
    if (!place) return await forgetAnswers(asked);
    if (place.at === 'load') return await takeFile(asked, sent);
    return await (place.at === 'check' ? takeCheck(asked) : takeQuestions(asked, place, typing));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('journey without a database', describeError(error));
    return askAgain(answerMessages(toolPlace.locale).refusals.unavailable, 503);
  }
}

/** Nothing for a page of questions that there is not. */
function askedPlace(asked: Asked): Place | undefined {
  const { c, place } = asked;
  const found = placeAt(place.base, { pathname: c.req.path, search: new URL(c.req.url).search });
  return found?.at === 'question' && pageIn(asked, found.page).length === 0 ? undefined : found;
}

function pageIn({ place }: Asked, page: string): readonly string[] {
  return wholePage(place.tool.questionnaire, page);
}

function undefinedIfAway(error: unknown): undefined {
  if (!isUnavailable(error)) throw error;
}
