import { CheckedAnswers } from './checked-answers.tsx';
import { DownloadOrMail } from './download-or-mail.tsx';
import type { MailState } from './mail-state.ts';
import { resultMessages } from './messages/messages.ts';
import { Method } from './method.tsx';
import type { ResultPageFacts } from './page-facts.ts';
import { ResultCallBackLink } from './result-call-back-link.tsx';
import { ResultExpiry } from './result-expiry.tsx';
import { ResultHead } from './result-head.tsx';
import type { ShownResult } from './shown-result.ts';

export type ResultPageProps = {
  shown: ShownResult;
  page: ResultPageFacts;
  /** Fields of the page's forms that show that they are ours. */
  hidden: { csrfToken: string; moment: string };
  mail: MailState;
  /** Why it was not forgotten. */
  problem: string;
};

/** A result: the tool's own finding, and around it the parts that every tool has. */
export function ResultPage({ shown, page, hidden, mail, problem }: ResultPageProps) {
  const { place, result, context } = shown;
  const { tool, locale } = place;
  const { talk } = resultMessages(locale);
  return (
    <>
      <ResultHead shown={shown} page={page} />
      <tool.ResultView {...context} result={result} />
      <div className="result-next">
        <div className="wrap">
          <section>
            <h2>{talk.title}</h2>
            <p>{talk.text}</p>
            <ResultCallBackLink talk={page.talk} className="button button-main" locale={locale} />
          </section>
          <DownloadOrMail {...{ shown, page, hidden, mail }} />
        </div>
      </div>
      <div className="wrap result-after">
        <CheckedAnswers shown={shown} base={page.base} />
        <Method shown={shown} formulasPath={page.formulasPath} />
        <ResultExpiry {...{ shown, problem }} path={page.path} csrfToken={hidden.csrfToken} />
      </div>
    </>
  );
}
