import type { Context } from 'hono';
import { createElement } from 'react';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { FormValues, Values } from '#forms/form.ts';
import type { Problems } from '#forms/problem.ts';
import type { Allowance } from '#platform/rate-limits.ts';
import { contentOf } from '../../engine/content-of.ts';
import type { VersionContent } from '../../engine/version.ts';
import { pathWithoutSecret } from '../../path-without-secret.ts';
import { presentVersion } from '../../store/versions.ts';
import type { ToolPlace } from '../../tool-place.ts';
import type { JourneyProps } from '../journey-props.ts';
import { journeyTitle } from '../journey-title.ts';
import { addressOf } from '../place.ts';
import { JourneyLayout } from './journey-layout.tsx';

/** A request below a tool's start page, and what the visitor has answered so far. */
export type Asked = {
  c: Context;
  place: ToolPlace;
  respond: RespondPlainPage;
  facts: JourneyProps['facts'];
  /** Nothing where there is none: then the browser may keep the answers. */
  draft: FormValues | undefined;
  /** Answers in the address; they replace those of the draft. */
  given: Values | undefined;
};

export type Drawn = Pick<JourneyProps, 'place'> & {
  status?: number;
  typing?: FormValues;
  problems?: Problems;
  problem?: string;
  loaded?: JourneyProps['loaded'];
};

/** A page of the journey: a form by itself, and an island for browsers that run it. */
export async function renderJourney(asked: Asked, drawn: Drawn) {
  const { c, place: toolPlace, respond, facts, draft, given } = asked;
  const { tool, base, locale, isPartner } = toolPlace;
  const { questionnaire } = tool;
  const { place, status = 200, typing = {}, problems = {}, problem, loaded } = drawn;
  const version = await presentVersion(questionnaire.key);
  const answers = { ...draft, ...given };
  const content = contentOf(version, locale);
  const props: JourneyProps = {
    content: questionsOnly(content),
    ...{ questionnaire, locale, facts, base, isPartner, place, answers, problems },
    version: version.number,
    ...(draft && { draft: JSON.stringify(draft) }),
    csrfToken: issueToken(c),
    ...(given && { given }),
    ...(Object.keys(typing).length > 0 && { typing }),
    ...(problem && { problem }),
    ...(loaded && { loaded }),
  };
  const hasProblem = problem !== undefined || Object.keys(problems).length > 0;
  const titled = { questionnaire, content, locale, place, answers: { ...answers, ...typing }, hasProblem };
  const response = await respond({
    title: journeyTitle(titled),
    path: pathWithoutSecret(addressOf(base, place)),
    status,
    look: 'tool',
    body: createElement(JourneyLayout, { journey: props, content }),
  });
  // Made again by Hono, so that the cookies are in it.
  return c.newResponse(response.body, response);
}

/** The page again, with what was typed, for an address that has sent as much as one may. */
export function renderTooMany(asked: Asked, drawn: Drawn, { retryAfterSeconds }: Allowance) {
  asked.c.header('Retry-After', String(retryAfterSeconds));
  const problem = answerMessages(asked.place.locale).refusals['too-many'];
  return renderJourney(asked, { ...drawn, problem, status: 429 });
}

/** Figures and sentences of the result stay on the server. */
function questionsOnly(content: VersionContent): VersionContent {
  return { ...content, whatChanged: '', houses: [], parameters: [], weights: [], texts: [] };
}
