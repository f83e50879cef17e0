import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { issueToken } from '#enquiry/guards/csrf-token.ts';
import type { RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type AskForm, emailForm } from '../ask/ask-forms.ts';
import { privacyMessages } from '../messages/messages.ts';
import { AskPage } from '../view/ask-page.tsx';
import { AskedPage } from '../view/asked-page.tsx';
import { LeftPage, LinkGonePage, OpenPage } from '../view/open-page.tsx';
import { OwnDataPage } from '../view/own-data-page.tsx';
import type { OwnDataPageProps } from '../view/own-data-props.ts';
import { privacyPaths } from './paths.ts';

type MineDrawn = Pick<OwnDataPageProps, 'email' | 'held' | 'told' | 'problem'> & { status?: number };
type AskDrawn = { form: AskForm; input: Readonly<Record<string, string>>; problems: Problems };

/** The pages below `/privacy/request`, rendered in the site's shell. Their path tells nothing of the link that leads here. */
export function privacyPages(respond: RespondPlainPage, locale: Locale) {
  const texts = privacyMessages(locale);
  const { errorPrefix } = formMessages(locale);

  async function answer(
    c: Context,
    page: { title: string; body: ReactNode; switchTo?: string; status?: number },
  ): Promise<Response> {
    const response = await respond({ path: privacyPaths.base, ...page });
    // Made again by Hono, so that the cookie that goes with the token is in it.
    return c.newResponse(response.body, response);
  }

  return {
    ask: (c: Context, { form, input, problems }: AskDrawn) =>
      answer(c, {
        title: errorPrefix + texts.ask.titles[form === emailForm ? 'email' : 'phone'],
        body: createElement(AskPage, { form, input, problems, locale }),
        status: 422,
      }),

    asked(c: Context, form: AskForm) {
      const way = form === emailForm ? 'email' : 'phone';
      return answer(c, { title: texts.ask.titles[way], body: createElement(AskedPage, { way, locale }) });
    },

    open: (c: Context, path: string) =>
      answer(c, { title: texts.open.title, body: createElement(OpenPage, { path, locale }) }),

    linkGone: (c: Context) =>
      answer(c, { title: texts.open.gone.title, body: createElement(LinkGonePage, { locale }), status: 404 }),

    async mine(c: Context, { status, ...drawn }: MineDrawn) {
      const { privacy, retention } = await readSettings(locale);
      const keptMonths = retention.privacyRequestsMonths;
      const body = createElement(OwnDataPage, {
        ...drawn,
        privacy,
        keptMonths,
        csrfToken: issueToken(c),
        locale,
      });
      const title = (drawn.problem ? errorPrefix : '') + texts.mine.title;
      return answer(c, { title, switchTo: privacyPaths.mine, body, status });
    },

    left: (c: Context) =>
      answer(c, { title: texts.mine.left.title, body: createElement(LeftPage, { locale }) }),

    refusal: (c: Context, status: number, text: string) =>
      answer(c, { title: text, body: createElement('h1', null, text), status }),
  };
}
