import { Notice } from '#forms/draw/notice.tsx';
import { formMessages } from '#forms/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { enquiryMessages } from '../messages/messages.ts';

export type NoticeFacts = {
  supportEmail: string;
  /** How long what is sent will be kept. */
  keptMonths: number;
  privacyPath: string;
};

/** What becomes of the details of a call-back form. */
export function CallBackNotice(props: NoticeFacts & { isStatic: boolean; locale: Locale }) {
  const { supportEmail, keptMonths, privacyPath, isStatic, locale } = props;
  const { short, more, moreTitle, policy } = enquiryMessages(locale).form.notice;
  return (
    <Notice
      short={short(formMessages(locale).months(keptMonths))}
      more={{ title: moreTitle, text: more(supportEmail) }}
      policy={{ path: privacyPath, title: policy }}
      isStatic={isStatic}
    />
  );
}
