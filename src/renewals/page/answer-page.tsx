import { PlainErrorSummary } from '#forms/controls/plain-error-summary.tsx';
import { formMessages } from '#forms/messages/messages.ts';
import { fieldIdOf } from '../keeper/renewal-form.tsx';
import { RenewalKeeper } from '../keeper/renewal-keeper.tsx';
import { renewalMessages } from '../messages/messages.ts';
import type { AskedRenewal, Renewal, Unclear } from '../renewal.ts';
import { emailId, MailForm, type MailFormProps } from './mail-form.tsx';

export type AnswerPageProps = Pick<MailFormProps, 'locale'> & {
  brand: string;
  /** The date in India. */
  today: string;
  asked: AskedRenewal;
  unclear: readonly Unclear[];
  renewal: Renewal | undefined;
  mailForm: Omit<MailFormProps, 'renewal' | 'locale'>;
  /** A problem of the sending, not of a field. */
  problem: string | undefined;
};

/** The form with what was entered, and the sheet or what is wrong. */
export function AnswerPage(props: AnswerPageProps) {
  const { locale, renewal, today, unclear, mailForm, problem, ...rest } = props;
  const text = renewalMessages(locale);
  const wrong = [
    ...unclear.map((name) => ({ id: fieldIdOf(name), text: text.unclear[name] })),
    ...(mailForm.error ? [{ id: emailId, text: mailForm.error }] : []),
  ];
  return (
    <div className="renewal-page">
      {problem && (
        <div className="error-summary" role="alert">
          <h2>{problem}</h2>
          <p>{formMessages(locale).kept}</p>
        </div>
      )}
      <PlainErrorSummary wrong={wrong} locale={locale} />
      <h1>{text.title}</h1>
      <RenewalKeeper
        {...{ locale, today, unclear, renewal, ...rest }}
        mailForm={renewal && <MailForm renewal={renewal} locale={locale} {...mailForm} />}
      />
    </div>
  );
}
