import type { Locale } from '#ui/language/locales.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenHouse, WeightedQuestion } from '../open-formula.ts';

type HousesProps = { houses: readonly OpenHouse[]; locale: Locale };

/** House by house, folded: which answer says what. */
export function WeightsOfHouses({ houses, locale }: HousesProps) {
  return houses
    .filter(({ questions }) => questions.length > 0)
    .map(({ key, label, about, questions }) => (
      <details key={key} className="formula-fold">
        <summary>{label}</summary>
        <p>{about}</p>
        {questions.map((question) => (
          <WeightsTable key={question.key} question={question} locale={locale} />
        ))}
      </details>
    ));
}

function WeightsTable({ question, locale }: { question: WeightedQuestion; locale: Locale }) {
  const { answer, says, measures, levels } = formulaMessages(locale);
  return (
    <table className="formula-weights">
      <caption>{question.asked}</caption>
      <thead>
        <tr>
          <th scope="col">{answer}</th>
          <th scope="col">{says}</th>
        </tr>
      </thead>
      <tbody>
        {question.options.map((option) => (
          <tr key={option.key}>
            <th scope="row">{option.label}</th>
            <td>
              {option.says.map(({ measure, level }) => (
                <span key={measure} className="formula-level">
                  {measures[measure] ?? measure}: <b>{levels[level] ?? level}</b>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
