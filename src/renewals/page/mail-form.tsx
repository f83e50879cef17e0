import { enquiryMessages } from '#enquiry/messages/messages.ts';
import { HoneypotField } from '#forms/controls/honeypot-field.tsx';
import { Notice } from '#forms/controls/notice.tsx';
import { PlainField } from '#forms/controls/plain-field.tsx';
import { Island } from '#ui/island/island.tsx';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { HiddenRenewal } from '../keeper/hidden-renewal.tsx';
import { renewalMessages } from '../messages/messages.ts';
import type { Renewal } from '../renewal.ts';
import { mailPath } from '../renewal-path.ts';
import type { MailCaptchaProps } from './renewal-mail.island.tsx';

export const emailId = 'renewal-email';

export type MailFormProps = {
  renewal: Renewal;
  locale: Locale;
  email: string;
  error: string | undefined;
  /** Against forgery, and for the time that filling took. */
  hidden: Readonly<Record<'csrfToken' | 'moment', string>>;
  supportEmail: string;
  /** The time for which a reminder is kept after the last day, in words. */
  kept: string;
  privacyPath: string;
  captcha: MailCaptchaProps['captcha'];
};

/**
 * Asks for the address, in a page that is rendered for one visitor: with and without a script it is sent from there. A
 * script adds the solution of a captcha.
 */
export function MailForm({ renewal, locale, email, error, hidden, ...facts }: MailFormProps) {
  const { text, label, submit, notice } = renewalMessages(locale).mail;
  const { supportEmail, kept, privacyPath, captcha } = facts;
  const { captcha: asked, failures } = enquiryMessages(locale).form;
  return (
    <Island name="renewal-mail" on="click" props={{ captcha, words: { ...asked, ...failures } }}>
      <form className="visitor-form" method="post" action={pathIn(locale, mailPath)} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <HiddenRenewal renewal={renewal} />
        <p>{text}</p>
        <PlainField id={emailId} label={label} error={error}>
          {(attributes) => (
            <input
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={email}
              {...attributes}
            />
          )}
        </PlainField>
        <HoneypotField locale={locale} />
        <Notice
          short={notice.short}
          more={{ title: notice.moreTitle, text: notice.more({ email: supportEmail, kept }) }}
          policy={{ path: privacyPath, title: notice.policy }}
          isStatic
        />
        <div className="captcha" />
        <p className="field-error" role="alert" data-captcha hidden />
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </Island>
  );
}
