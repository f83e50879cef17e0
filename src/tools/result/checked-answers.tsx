import { type CheckedAnswer, checkList } from '../engine/check-list.ts';
import { resultMessages } from './messages/messages.ts';
import type { ShownResult } from './shown-result.ts';

/** All that was asked and said, folded away. A change is made where it was asked, and makes another result. */
export function CheckedAnswers({ shown, base }: { shown: ShownResult; base: string }) {
  const { place, context } = shown;
  const { title, declined, open, change } = resultMessages(place.locale).answers;
  const said = (answer: CheckedAnswer) => (answer.isDeclined ? declined : answer.said || open);
  return (
    <details className="result-fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      {checkList(place.tool.questionnaire, context).map((section) => (
        <section key={section.key}>
          <h3>{section.title}</h3>
          <dl className="result-answers">
            {section.rows.map((answer) => (
              <div key={answer.question}>
                <dt>{answer.asked}</dt>
                <dd>{said(answer)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="result-change">
        <a href={`${base}/check`}>{change}</a>
      </p>
    </details>
  );
}
