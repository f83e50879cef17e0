import { enctypeOf } from '#forms/controls/enctype.ts';
import { ErrorSummary } from '#forms/controls/error-summary.tsx';
import { FormFields } from '#forms/controls/form-fields.tsx';
import type { FormView } from '#forms/controls/form-view.ts';
import { formMessages } from '#forms/messages/messages.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { AlreadyRegisteredText } from '../dialog/already-registered-text.tsx';
import { AttachResult } from '../dialog/attach-result.tsx';
import { FormNoticeView, type NoticeFacts } from '../dialog/form-notice.tsx';
import { answerMessages } from '../messages/answers/messages.ts';
import { NoticeChoice } from '../notices/notice-choice.tsx';
import type { NoticeFacts as FactsOfOwnNotice } from '../notices/notice-file.ts';
import { NoticeText } from '../notices/notice-text.tsx';
import type { Notice } from '../notices/notices.ts';
import type { RegisterName } from '../registers.ts';
import { UploadedFileControl } from './uploaded-file-control.tsx';

type CallBackPageProps = {
  form: VisitorForm;
  view: FormView;
  /** Where it is sent: its own address. */
  path: string;
  /** A problem of the sending, not of a field. */
  problem?: string;
  /** Below it. */
  detail?: string | undefined;
  /** It comes from a published page, and is to be sent from here. */
  isLookedOver?: boolean;
  /** Values that prove that the form is ours, and say from where the visitor came. */
  hidden: Record<string, string>;
  notice: NoticeFacts;
  /** The notice in the language that they asked for. */
  ownNotice?: { notice: Notice; facts: FactsOfOwnNotice } | undefined;
  /** The languages in which there is one. */
  noticeChoice: readonly Notice[];
  /** A tool's result that the call is to be about. */
  attach: { result: string | undefined; isTicked: boolean };
};

/** The dialog's form as a page of its own: complete, readable and sent without JavaScript. */
export function CallBackPage({
  form,
  view,
  path,
  problem,
  detail = formMessages(view.locale).kept,
  isLookedOver,
  hidden,
  notice,
  ownNotice,
  noticeChoice,
  attach,
}: CallBackPageProps) {
  const { locale } = view;
  const { title, intro, submit, notice: noticeTexts } = form.texts(locale);
  return (
    <div className="form-page">
      {problem && (
        <div className="error-summary" role="alert">
          <h2>{problem}</h2>
          <p>{detail}</p>
        </div>
      )}
      {Object.keys(view.errors).length > 0 && <ErrorSummary view={view} Heading="h2" />}
      <h1>{title}</h1>
      <p>{isLookedOver ? answerMessages(locale).page.lookOver : intro}</p>
      <form className="visitor-form" method="post" action={path} encType={enctypeOf(form)} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormFields
          view={view}
          controls={{ file: UploadedFileControl }}
          standing={view.values}
          notice={
            <>
              <AttachResult {...attach} idPrefix={view.idPrefix} locale={locale} />
              <FormNoticeView {...notice} texts={noticeTexts} isStatic locale={locale} />
              {ownNotice && <NoticeText {...ownNotice} Heading="h2" />}
            </>
          }
        />
        <button type="submit" className="button">
          {submit}
        </button>
        <NoticeChoice notices={noticeChoice} path={path} locale={locale} />
      </form>
    </div>
  );
}

/** Tells people who have registered before that they have, and where to ask for a call. */
export function AlreadyRegisteredPage(props: { register: RegisterName; from: string; locale: Locale }) {
  return (
    <>
      <h1>{answerMessages(props.locale).page.knownTitle}</h1>
      <p role="status">
        <AlreadyRegisteredText {...props} />
      </p>
    </>
  );
}
