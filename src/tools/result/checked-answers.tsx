import { checkList } from '../engine/check-list.ts';
import { AnswerSections } from './answer-sections.tsx';
import { resultMessages } from './messages/messages.ts';
import type { ShownResult } from './shown-result.ts';

/** All that was asked and said, folded away. A change is made where it was asked, and makes another result. */
export function CheckedAnswers({ shown, base }: { shown: ShownResult; base: string }) {
  const { place, context } = shown;
  const { title, change } = resultMessages(place.locale).answers;
  return (
    <details className="result-fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <AnswerSections sections={checkList(place.tool.questionnaire, context)} locale={place.locale} />
      <p className="result-change">
        <a href={`${base}/check`}>{change}</a>
      </p>
    </details>
  );
}
