import type { Context } from 'hono';
import { createElement } from 'react';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { captchaFacts } from '#enquiry/captcha/captcha-facts.ts';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { pathOfPage } from '#enquiry/store/site-pages.ts';
import { dateInIndia } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { renewalMessages } from '../messages/messages.ts';
import { type AskedRenewal, type ReadRenewal, readRenewal } from '../renewal.ts';
import { renewalPath } from '../renewal-path.ts';
import { AnswerPage } from './answer-page.tsx';

export type Answered = {
  asked: AskedRenewal;
  read?: ReadRenewal;
  /** As it was typed, and what is wrong with it. */
  email?: string;
  emailError?: string;
  problem?: string;
  status?: number;
};

/** Renders the answer to a form, with whatever was entered and whatever is wrong with it. */
export function renderAnswer(respond: RespondPlainPage, locale: Locale) {
  return async function draw(c: Context, { asked, email = '', ...rest }: Answered): Promise<Response> {
    const { emailError, problem, status } = rest;
    const today = dateInIndia();
    const read = rest.read ?? readRenewal(asked, today);
    const unclear = 'unclear' in read ? read.unclear : [];
    const hasProblem = unclear.length > 0 || Boolean(emailError ?? problem);
    const { title, error, days } = renewalMessages(locale);
    const { brand, privacy } = await readSettings(locale);
    const { shownEmail: supportEmail } = await siteFacts();
    const body = createElement(AnswerPage, {
      ...{ locale, brand, today, asked, unclear, problem },
      renewal: 'renewal' in read ? read.renewal : undefined,
      mailForm: {
        email,
        error: emailError,
        hidden: { csrfToken: issueToken(c), moment: signedMoment() },
        supportEmail,
        kept: days(privacy.renewalReminderDays),
        privacyPath: pathIn(locale, await pathOfPage('privacy-policy')),
        captcha: captchaFacts(env().captcha),
      },
    });
    const response = await respond({
      title: hasProblem ? error(title) : title,
      path: renewalPath,
      body,
      status: status ?? (hasProblem ? 422 : 200),
    });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  };
}
