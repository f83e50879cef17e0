import { textOf } from '../engine/content-of.ts';
import type { ResultViewProps } from '../tool.ts';
import { surveyMessages } from './messages/messages.ts';
import { answerLinks, coverLinks, type SurveyLink } from './survey-links.ts';
import type { SurveyResult } from './survey-result.ts';
import { keptTexts } from './survey-texts.ts';

/** The thanks: where to read on, and what happens to the answers. */
export function SurveyResultView({ result, content, locale, hrefOf }: ResultViewProps<SurveyResult>) {
  const text = surveyMessages(locale);
  return (
    <div className="wrap survey">
      <div className="survey-read">
        <p className="lead">{textOf(content, 'lead')}</p>
        <Links id="survey-covers" heading={text.covers} links={coverLinks(result, { content, hrefOf })} />
        <Links id="survey-answers" heading={text.answers} links={answerLinks(result, { content, hrefOf })} />
      </div>
      <section aria-labelledby="survey-kept">
        <h2 id="survey-kept">{text.kept}</h2>
        <ul className="survey-kept">
          {keptTexts(content).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Links({ id, heading, links }: { id: string; heading: string; links: readonly SurveyLink[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="survey-links">
        {links.map(({ label, href, about }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
