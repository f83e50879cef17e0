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
