import { Island } from '#ui/island/island.tsx';
import { mailEndpoints } from './mail-endpoints.ts';
import type { MailState } from './mail-state.ts';
import { resultMessages } from './messages/messages.ts';
import type { ResultPageFacts } from './page-facts.ts';
import { ResultMail } from './result-mail.tsx';
import type { ShownResult } from './shown-result.ts';

type DownloadOrMailProps = {
  shown: ShownResult;
  page: ResultPageFacts;
  hidden: Readonly<Record<string, string>>;
  mail: MailState;
};

/** The document, and the link by e-mail. */
export function DownloadOrMail({ shown, page, hidden, mail }: DownloadOrMailProps) {
  const { tool, locale } = shown.place;
  const { path, thankYouPath, facts, captcha } = page;
  const endpoint = mailEndpoints[tool.questionnaire.key];
  const { title, text, pdf } = resultMessages(locale).takeAlong;
  return (
    <section id="take-along">
      <h2>{title}</h2>
      <p>{text}</p>
      <a className="button" href={`${path}/report.pdf`}>
        {pdf}
      </a>
      {endpoint && thankYouPath && (
        <Island
          name="result-mail"
          on="click"
          draw={ResultMail}
          props={{
            ...{ path, thankYouPath, endpoint, facts, captcha, locale, hidden },
            result: shown.stored.id,
            ...mail,
          }}
        />
      )}
    </section>
  );
}
