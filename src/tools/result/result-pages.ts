import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { pathWithoutSecret } from '../path-without-secret.ts';
import type { ToolPlace } from '../tool-place.ts';
import { type MailState, untouchedMail } from './mail-state.ts';
import { resultMessages } from './messages/messages.ts';
import { resultPageFacts } from './page-facts.ts';
import { ResultGone } from './result-gone.tsx';
import { ResultPage } from './result-page.tsx';
import type { ShownResult } from './shown-result.ts';

type Told = { mail?: MailState; problem?: string; status?: number };
type Drawn = { title: string; body: ReactNode; status?: number; look?: 'tool' };

/** The pages at a result's address, rendered in the site's shell. */
export function resultPages({ respond, ...place }: ToolPlace & { respond: RespondPlainPage }) {
  const { base, locale, tool } = place;
  const texts = resultMessages(locale);
  // The page states its tool's start page as its own address: a call-back must not carry the result's id.
  const path = pathWithoutSecret(base);

  async function answer(c: Context, page: Drawn): Promise<Response> {
    const response = await respond({ path, ...page });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }

  return {
    async result(c: Context, shown: ShownResult, { mail = untouchedMail, problem = '', status }: Told = {}) {
      const hidden = { csrfToken: issueToken(c), moment: signedMoment() };
      const page = await resultPageFacts(shown);
      const hasProblem = problem || mail.problem || Object.keys(mail.errors).length > 0;
      const title = tool.headlineOf(shown.result, shown.context);
      return answer(c, {
        title: (hasProblem ? formMessages(locale).errorPrefix : '') + title,
        body: createElement(ResultPage, { shown, page, hidden, mail, problem }),
        status,
        look: 'tool',
      });
    },

    ended(c: Context, why: 'gone' | 'forgotten') {
      const body = createElement(ResultGone, { why, base, questionnaire: tool.questionnaire.key, locale });
      return answer(c, { title: texts[why].title, body, status: why === 'gone' ? 404 : 200 });
    },

    refusal(c: Context, status: number, text: string) {
      return answer(c, { title: text, body: createElement('h1', null, text), status });
    },
  };
}
