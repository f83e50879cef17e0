/** Renders a form's page with the visitor's values, their problems, and the hidden values of the form. */

import type { Context } from 'hono';
import { createElement, type ReactNode } from 'react';
import { errorsFrom, type FieldErrors, type FormView } from '#forms/controls/form-view.ts';
import { initialValues } from '#forms/draft/read-form.ts';
import { fileFieldOf } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { attachedResultIn, resultIn } from '../definitions/attached-result.ts';
import { campaignIn } from '../definitions/campaign.ts';
import { keptMonthsOf } from '../definitions/find-form.ts';
import { withPresets } from '../definitions/presets-of-language.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { issueToken } from '../guards/csrf-token.ts';
import { signedMoment } from '../guards/filling-time.ts';
import { isIdempotencyKey } from '../guards/idempotency-key.ts';
import { noticeFacts } from '../notices/notice-facts.ts';
import { noticeAsSent, noticeField, noticeReadIn } from '../notices/notice-read.ts';
import { shownNotices } from '../notices/notices.ts';
import { formFacts, siteFacts } from '../store/site-facts.ts';
import { pathOfPage } from '../store/site-pages.ts';
import { CallBackPage } from './call-back-view.tsx';
import type { PageInput } from './page-form.ts';
import { pathOfForm } from './path-of-form.ts';
import { newFormKey } from './send-page-form.ts';

export type DrawnForm = {
  form: VisitorForm;
  input: PageInput;
  problems?: Problems;
  /** About the whole sending, not a field. */
  problem?: string;
  /** Below the problem, instead of the sentence that we have kept what was typed. */
  detail?: string | undefined;
  /** Why the file that came along is not taken. */
  fileError?: string | undefined;
  /** Sent from a published page: to be looked over once, and sent from here. */
  isLookedOver?: boolean;
};

export async function renderForm(
  c: Context,
  page: DrawnForm,
  locale: Locale,
): Promise<{ title: string; body: ReactNode }> {
  const { form, input, problem, detail, isLookedOver } = page;
  const { errors, values } = validated(page, locale);
  const [facts, { shownEmail: supportEmail, retention }, notices] = await Promise.all([
    formFacts(dateInIndia()),
    siteFacts(),
    shownNotices(),
  ]);
  const chosen = notices.find(({ code }) => code === noticeReadIn(input)?.language);
  const words = form.words(locale);
  const view: FormView = { form, words, idPrefix: 'page', values, errors, isStatic: true, facts, locale };
  const body = createElement(CallBackPage, {
    form,
    view,
    path: pathIn(locale, pathOfForm(form)),
    problem,
    detail,
    isLookedOver,
    hidden: carriedAlong(c, form, chosen ? { ...input, [noticeField]: noticeAsSent(chosen) } : input),
    notice: {
      supportEmail,
      keptMonths: keptMonthsOf(form, retention),
      privacyPath: pathIn(locale, await pathOfPage('privacy-policy')),
    },
    ownNotice: chosen && { notice: chosen, facts: await noticeFacts(locale) },
    noticeChoice: notices,
    attach: {
      result: form.register === 'enquiries' ? resultIn(input) : undefined,
      isTicked: attachedResultIn(input) !== undefined,
    },
  });
  const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
  return { title: (hasProblem ? formMessages(locale).errorPrefix : '') + form.texts(locale).title, body };
}

/** A file that is refused is chosen again; all else stays as it was typed. */
function validated({ form, input, problems = {}, fileError }: DrawnForm, locale: Locale) {
  const { name } = fileFieldOf(form) ?? {};
  const ofFile = name && fileError ? { [name]: { text: fileError } } : {};
  const errors: FieldErrors = { ...errorsFrom(problems, locale), ...ofFile };
  const kept = name && errors[name] ? { ...input, [name]: undefined } : input;
  const isSent = kept.name !== undefined;
  return { errors, values: initialValues(form, isSent ? kept : withPresets(form.words(locale), kept)) };
}

function carriedAlong(c: Context, form: VisitorForm, input: PageInput): Record<string, string> {
  const { key = '', from = '/' } = input;
  return {
    csrfToken: issueToken(c),
    moment: signedMoment(),
    key: isIdempotencyKey(key) ? key : newFormKey(),
    variant: form.key,
    from,
    // Also one that is shown no longer: they have read it.
    ...(noticeReadIn(input) && { [noticeField]: input[noticeField] ?? '' }),
    ...campaignIn(input),
  };
}
