import { Notice } from '#forms/controls/notice.tsx';
import { formMessages } from '#forms/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { keptMonthsOf } from '../definitions/find-form.ts';
import type { FormNotice, VisitorForm } from '../definitions/visitor-form.ts';
import type { PageFacts } from './page-facts.ts';

export type NoticeFacts = {
  supportEmail: string;
  /** How long what is sent will be kept. */
  keptMonths: number;
  privacyPath: string;
};

/** As a page knows them. */
export function noticeFactsOf(form: VisitorForm, page: PageFacts): NoticeFacts {
  const { retention, privacyPath, thankYou } = page;
  return { supportEmail: thankYou.supportEmail, keptMonths: keptMonthsOf(form, retention), privacyPath };
}

type FormNoticeProps = NoticeFacts & { texts: FormNotice; isStatic: boolean; locale: Locale };

/** Explains what happens to the details of a form. */
export function FormNoticeView({ texts, supportEmail, keptMonths, privacyPath, ...props }: FormNoticeProps) {
  const { isStatic, locale } = props;
  const { short, more, moreTitle, policy } = texts;
  return (
    <Notice
      short={short(formMessages(locale).months(keptMonths))}
      more={{ title: moreTitle, text: more(supportEmail) }}
      policy={{ path: privacyPath, title: policy }}
      isStatic={isStatic}
    />
  );
}
