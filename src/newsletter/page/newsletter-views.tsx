import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FormFields } from '#forms/controls/form-fields.tsx';
import type { FormView } from '#forms/controls/form-view.ts';
import { Notice } from '#forms/controls/notice.tsx';
import { formMessages } from '#forms/messages/messages.ts';
import { pathIn } from '#ui/language/paths.ts';
import { newsletterMessages } from '../messages/messages.ts';
import { newsletterPath } from '../newsletter-paths.ts';

type NewsletterPageProps = {
  view: FormView;
  /** A problem of the sending, not of a field. */
  problem?: string;
  /** It comes from a published page, and is to be sent from here. */
  isLookedOver: boolean;
  hidden: Readonly<Record<string, string>>;
  supportEmail: string;
  privacyPath: string;
};

/** The form as a page of its own, sent without JavaScript. */
export function NewsletterPage(props: NewsletterPageProps) {
  const { view, problem, isLookedOver, hidden, supportEmail, privacyPath } = props;
  const { locale } = view;
  const { title, intro, lookOver, submit, notice } = newsletterMessages(locale).form;
  return (
    <div className="form-page">
      {problem && (
        <div className="error-summary" role="alert">
          <h2>{problem}</h2>
          <p>{formMessages(locale).kept}</p>
        </div>
      )}
      {Object.keys(view.errors).length > 0 && <ErrorSummary view={view} Heading="h2" />}
      <h1>{title}</h1>
      <p>{isLookedOver ? lookOver : intro}</p>
      <form className="visitor-form" method="post" action={pathIn(locale, newsletterPath)} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormFields
          view={view}
          standing={view.values}
          notice={
            <Notice
              short={notice.short}
              more={{ title: notice.moreTitle, text: notice.more(supportEmail) }}
              policy={{ path: privacyPath, title: notice.policy }}
              isStatic
            />
          }
        />
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </div>
  );
}

type SaidProps = { title: string; texts: readonly string[]; link?: { href: string; label: string } };

/** The outcome of a step. */
export function MessagePage({ title, texts, link }: SaidProps) {
  return (
    <>
      <h1>{title}</h1>
      <div className="newsletter-said" role="status">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {link && (
        <p>
          <a className="button button-line" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}

type PressProps = { title: string; text: string; submit: string };

/** A link in a mail leads to a button: mail programs follow links by themselves, and press nothing. */
export function ConfirmButtonPage({ title, text, submit }: PressProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="newsletter-said">{text}</p>
      {/* To the address on which it is. */}
      <form className="newsletter-press" method="post">
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </>
  );
}
