import type { Locale } from '#ui/language/locales.ts';
import type { CheckedAnswer, CheckedSection } from '../engine/check-list.ts';
import { resultMessages } from './messages/messages.ts';

type AnswerSectionsProps = { sections: readonly CheckedSection[]; locale: Locale };

/** All that was asked, section by section, with what was answered. */
export function AnswerSections({ sections, locale }: AnswerSectionsProps) {
  const { declined, open } = resultMessages(locale).answers;
  const said = (answer: CheckedAnswer) => (answer.isDeclined ? declined : answer.said || open);
  return sections.map(({ key, title, rows }) => (
    <section key={key}>
      <h3>{title}</h3>
      <dl className="result-answers">
        {rows.map((answer) => (
          <div key={answer.question}>
            <dt>{answer.asked}</dt>
            <dd>{said(answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
