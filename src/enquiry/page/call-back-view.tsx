import { ErrorSummary } from '#forms/draw/error-summary.tsx';
import { FormFields } from '#forms/draw/form-fields.tsx';
import type { FormView } from '#forms/draw/form-view.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import { AttachResult } from '../dialog/attach-result.tsx';
import { CallBackNotice, type NoticeFacts } from '../dialog/call-back-notice.tsx';
import { KnownText } from '../dialog/known-text.tsx';
import { enquiryMessages } from '../messages/messages.ts';
import type { RegisterName } from '../registers.ts';

type CallBackPageProps = {
  view: FormView;
  /** Where it is sent: its own address. */
  path: string;
  /** A problem of the sending, not of a field. */
  problem?: string;
  /** What the form carries to show that it is ours, and from where the visitor came. */
  hidden: Record<string, string>;
  notice: NoticeFacts;
  /** A tool's result that the call is to be about. */
  attach: { result: string | undefined; isTicked: boolean };
};

/** The dialog's form as a page of its own: complete, readable and sent without JavaScript. */
export function CallBackPage({ view, path, problem, hidden, notice, attach }: CallBackPageProps) {
  const { locale } = view;
  const { title, pageIntro, submit } = enquiryMessages(locale).form;
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
      <p>{pageIntro}</p>
      <form className="visitor-form" method="post" action={path} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormFields
          view={view}
          standing={view.values}
          notice={
            <>
              <AttachResult {...attach} idPrefix={view.idPrefix} locale={locale} />
              <CallBackNotice {...notice} isStatic locale={locale} />
            </>
          }
        />
        <button type="submit" className="button">
          {submit}
        </button>
      </form>
    </div>
  );
}

/** Who has registered before is told so, and where to ask for a call. */
export function KnownPage(props: { register: RegisterName; from: string; locale: Locale }) {
  return (
    <>
      <h1>{enquiryMessages(props.locale).page.knownTitle}</h1>
      <p role="status">
        <KnownText {...props} />
      </p>
    </>
  );
}
