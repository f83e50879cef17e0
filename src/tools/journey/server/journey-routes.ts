/**
 * The pages of every tool's journey, below its start page, wherever staff have put that: questions, the list to
 * check, saved answers. Whatever goes wrong, what was answered is in the page that answers.
 */

import { type Context, Hono, type Next } from 'hono';
import { createElement } from 'react';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { limitBody } from '#enquiry/page/page-form.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { dateInIndia } from '#platform/clock.ts';
import { isUnavailable } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { publishedLocales } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';
import { toolPlaceOf } from '../../tool-place.ts';
import { addressOf, type Place, placeAt } from '../place.ts';
import { wholePage } from '../questions-on.ts';
import { readAnswers } from '../read-answers.ts';
import { draftOf } from './draft-cookie.ts';
import { type Asked, drawJourney, type RespondToolPage } from './draw-journey.ts';
import { showQuestions, takeQuestions } from './question-requests.ts';
import { downloadDraft, forgetAnswers, takeFile } from './saved-requests.ts';

const under = (rest: string) => `/:base{.+}/${rest}`;
const places = [under('questions/:page'), under('check'), under('saved')];
const taking = [under('questions/:page'), under('saved')];
const toForget = under('saved/forget');

/** Paths that are no tool's, and pages of questions that there are not, are left to whoever comes next. */
export function journeyRoutes(respond: RespondToolPage): Hono {
  const routes = new Hono();
  const limit = limitBody((c) => refuse(c, respond, 413));
  for (const path of [...taking, toForget]) routes.post(path, limit);

  routes.get(under('questions'), answering(respond, toFirstQuestion));
  routes.get(under('saved/answers.json'), answering(respond, downloadDraft));
  routes.on('GET', places, answering(respond, show));
  routes.on('POST', [...taking, toForget], answering(respond, take));
  return routes;
}

/** Does it for a path below a tool's start page. */
function answering(
  respond: RespondToolPage,
  act: (asked: Asked) => Response | Promise<Response> | undefined,
) {
  return async function answer(c: Context, next: Next) {
    const place = await toolPlaceOf(c.req.path);
    if (!place) return next();
    const facts = await formFacts(dateInIndia());
    // With the database away, the browser may still have the answers.
    const draft = await draftOf(c, place, facts).catch(undefinedIfAway);
    return (await act({ c, place, respond, facts, draft })) ?? next();
  };
}

function toFirstQuestion({ c, place: { tool, base } }: Asked): Response {
  const [page = ''] = tool.questionnaire.sections[0]?.pages[0] ?? [];
  return c.redirect(
    addressOf(base, { at: 'question', page, isChange: false }) + new URL(c.req.url).search,
    302,
  );
}

function show(asked: Asked): Response | Promise<Response> | undefined {
  const place = askedPlace(asked);
  if (place?.at === 'question') return showQuestions(asked, place);
  return place && drawJourney(asked, { place });
}

async function take(asked: Asked): Promise<Response> {
  const { c, respond } = asked;
  const sent = await c.req.formData().catch(() => undefined);
  if (!sent) return refuse(c, respond, 400);
  const place = askedPlace(asked);
  const isToForget = c.req.path.endsWith('/saved/forget');
  if (!place && !isToForget) return c.notFound();
  try {
    if (!place) return await forgetAnswers(asked, sent);
    if (place.at === 'load') return await takeFile(asked, sent);
    if (place.at === 'question') return await takeQuestions(asked, place, sent);
    return c.notFound();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('journey without a database', describeError(error));
    const typing = place?.at === 'question' ? readAnswers(sent, pageIn(asked, place.page)) : {};
    const problem = enquiryMessages(asked.place.locale).refusals.unavailable;
    return drawJourney(asked, { place: place ?? { at: 'load' }, typing, problem, status: 503 });
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

function refuse(c: Context, respond: RespondToolPage, status: 400 | 413): Promise<Response> {
  const { locale, path } = splitPath(c.req.path, publishedLocales(env()));
  const { refusals, page } = enquiryMessages(locale);
  const title = status === 413 ? refusals['too-large'] : page.notAForm;
  return respond({ title, path, status, look: 'plain', body: createElement('h1', null, title) }, locale);
}
