import { dateInIndia } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { countGiven } from './given-answers.ts';
import { resultMessages } from './messages/messages.ts';
import type { ResultPageFacts } from './page-facts.ts';
import { ResultCallBackLink } from './result-call-back-link.tsx';
import type { ShownResult } from './shown-result.ts';

type ResultHeadProps = { shown: ShownResult; page: ResultPageFacts };

/** The finding is the heading; below it when and of what it was made. */
export function ResultHead({ shown, page }: ResultHeadProps) {
  const { place, stored, version, context, result } = shown;
  const { tool, locale } = place;
  const texts = resultMessages(locale);
  const count = countGiven(stored.answers);
  const day = dateInWords(dateInIndia(stored.createdAt), locale);
  return (
    <div className="result-head">
      <div className="wrap">
        <p className="result-tool">{context.content.title}</p>
        <h1>{tool.headlineOf(result, context)}</h1>
        <div className="result-acts">
          <ResultCallBackLink talk={page.talk} className="button button-main" locale={locale} />
          <a className="button button-line" href={`${page.path}/report.pdf`}>
            {texts.takeAlong.pdf}
          </a>
        </div>
        <p className="result-made">
          {texts.made({ count, day, version: version.number })}
          {stored.isPartner && ` ${texts.partner}`}
        </p>
      </div>
    </div>
  );
}
