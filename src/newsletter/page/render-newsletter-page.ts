import type { Context } from 'hono';
import { createElement } from 'react';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import type { PageInput } from '#enquiry/page/page-form.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { pathOfPage } from '#enquiry/store/site-pages.ts';
import { errorsFrom } from '#forms/controls/form-view.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { newsletterMessages } from '../messages/messages.ts';
import { newsletterPath } from '../newsletter-paths.ts';
import { newsletterView } from '../sign-up/newsletter-view.ts';
import { NewsletterPage } from './newsletter-views.tsx';

type Drawn = {
  input: PageInput;
  problems?: Problems;
  problem?: string;
  status?: number;
  /** Sent from a published page: to be looked over once, and sent from here. */
  isLookedOver?: boolean;
};

/** Renders the form's page, with whatever was typed and whatever is wrong with it. */
export function renderNewsletterPage(respond: RespondPlainPage, locale: Locale) {
  return async function draw(c: Context, { input, problems = {}, ...rest }: Drawn): Promise<Response> {
    const { problem, status, isLookedOver = false } = rest;
    const { from = '/', email, consent_news } = input;
    const { shownEmail: supportEmail } = await siteFacts();
    const { title, intro } = newsletterMessages(locale).form;
    const hasProblem = problem !== undefined || Object.keys(problems).length > 0;
    const body = createElement(NewsletterPage, {
      view: newsletterView({
        locale,
        idPrefix: 'page',
        values: { email, consent_news },
        errors: errorsFrom(problems, locale),
        isStatic: true,
      }),
      problem,
      isLookedOver,
      hidden: { csrfToken: issueToken(c), moment: signedMoment(), from },
      supportEmail,
      privacyPath: pathIn(locale, await pathOfPage('privacy-policy')),
    });
    const response = await respond({
      title: (hasProblem ? formMessages(locale).errorPrefix : '') + title,
      description: intro,
      path: newsletterPath,
      body,
      status,
    });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  };
}
