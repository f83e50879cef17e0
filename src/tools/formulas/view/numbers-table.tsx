import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { listed } from '../../parameters/parameter-in-words.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenFormula, OpenParameter } from '../open-formula.ts';

/** A longer list is folded away, and its names are counted. */
const mostInView = 12;

type NumberProps = { parameter: OpenParameter; locale: Locale };

/** Every number with its source. On a phone a row is a card: what, how much, from where. */
export function NumbersTable({ formula: { parameters }, locale }: { formula: OpenFormula; locale: Locale }) {
  const { columns, numbersIntro } = formulaMessages(locale);
  const assumptions = parameters.filter(({ isAssumption }) => isAssumption).length;
  return (
    <>
      <p>{numbersIntro(parameters.length, assumptions)}</p>
      <table className="formula-numbers">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.source}</th>
          </tr>
        </thead>
        <tbody>
          {parameters.map((parameter) => (
            <tr key={parameter.key}>
              <th scope="row">{parameter.label}</th>
              <td className="formula-value">
                <Value parameter={parameter} locale={locale} />
              </td>
              <td>
                <Source parameter={parameter} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Value({ parameter: { unit, inWords }, locale }: NumberProps) {
  const names = inWords.split(listed);
  if (unit !== 'list' || names.length <= mostInView) return inWords;
  return (
    <details className="formula-names">
      <summary>{formulaMessages(locale).names(names.length)}</summary>
      {inWords}
    </details>
  );
}

function Source({ parameter, locale }: NumberProps) {
  const text = formulaMessages(locale);
  const { source, sourceAddress, asOf, isAssumption, signedOffBy } = parameter;
  return (
    <>
      {sourceAddress ? <a href={sourceAddress}>{source}</a> : source}
      <p className="formula-standing">
        {isAssumption && <span className="badge">{text.assumption}</span>}
        {text.asOf(dateInWords(asOf, locale))}
        {signedOffBy && `, ${text.signedOff(signedOffBy)}`}
      </p>
    </>
  );
}
