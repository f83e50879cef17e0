import { languageInEnglish } from '#content/translation/language-in-english.ts';
import { parameterInWords } from '#tools/parameters/parameter-in-words.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale, languageFacts } from '#ui/language/locales.ts';
import { unitOf } from '../../tool-figures/figure-units.ts';
import type { Figure } from '../../tool-figures/read-tool.ts';
import { figureField, sourceName, type TypedFigure, textsOf } from '../../tool-figures/read-typed-figures.ts';
import { translatedLanguages } from '../../translations/translated-languages.ts';

type FigureRowProps = {
  figure: Figure;
  typed: TypedFigure | undefined;
  /** A colleague has saved in the meantime: their figure is shown beside what was typed. */
  isStale: boolean;
  today: string;
};

/** One figure: its value with its unit and its day to type in, its source folded below what it says. */
export function FigureRow({ figure, typed, isStale, today }: FigureRowProps) {
  const { key, label, unit, source, sourceAddress, isAssumption, asOf, signedOffBy } = figure;
  const stored = textsOf(figure);
  const texts = typed?.texts ?? stored;
  const problems = typed?.problems ?? {};
  const about = (name: string) => {
    const id = `field-${figureField(key, name)}`;
    const isWrong = problems[name] !== undefined;
    return {
      ...{ id, name: figureField(key, name), defaultValue: texts[name] },
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? `${id}-problem` : undefined,
    };
  };
  const problem = (name: string) =>
    problems[name] && (
      <p className="field-error" id={`field-${figureField(key, name)}-problem`}>
        {problems[name]}
      </p>
    );
  const theirs = isStale && texts.value !== stored.value;
  const isSourceOpen = Object.keys(problems).some((name) => name !== 'value' && name !== 'asOf');
  return (
    <tr id={key}>
      <th scope="row">
        <label htmlFor={`field-${figureField(key, 'value')}`}>{label}</label>
        {isAssumption && <span className="tools-mark">Assumption of ours</span>}
      </th>
      <td>
        <Value figure={figure} about={about('value')} />
        {problem('value')}
        {theirs && (
          <p className="office-theirs">
            Saved in the meantime: <b>{parameterInWords(figure, defaultLocale)}</b>
          </p>
        )}
        <Live figure={figure} />
      </td>
      <td>
        <input {...about('asOf')} type="date" max={today} aria-label={`${label}: as on`} />
        {problem('asOf')}
        <span className="desk-soft desk-small">{dateInWords(asOf, defaultLocale)}</span>
      </td>
      <td>
        <details className="tools-source" open={isSourceOpen}>
          <summary>
            {source}
            <span className="visually-hidden">: change the source of {label}</span>
          </summary>
          <label>
            <span className="field-label">Source, as visitors read it</span>
            <textarea {...about('source')} rows={3} maxLength={400} />
          </label>
          {problem('source')}
          {translatedLanguages().map((language) => (
            <div key={language}>
              <label>
                <span className="field-label">The same in {languageInEnglish(language)}</span>
                <textarea
                  {...about(sourceName(language))}
                  rows={3}
                  maxLength={400}
                  lang={languageFacts(language).tag}
                />
              </label>
              {problem(sourceName(language))}
            </div>
          ))}
          <label>
            <span className="field-label">Address of the source (optional)</span>
            <input {...about('sourceAddress')} type="url" maxLength={300} autoComplete="off" />
          </label>
          {problem('sourceAddress')}
          <label>
            <span className="field-label">Signed off by (optional)</span>
            <input {...about('signedOffBy')} maxLength={120} autoComplete="off" />
          </label>
          {signedOffBy && (
            <p className="desk-soft desk-small">
              Saving another value empties this field: enter a name again once the new value is signed off.
            </p>
          )}
          {problem('signedOffBy')}
        </details>
        {sourceAddress && (
          <a className="tools-address" href={sourceAddress} rel="noreferrer">
            Open the source<span className="visually-hidden"> of {label}</span>
          </a>
        )}
        {unit === 'list' && <span className="visually-hidden">A list of names, separated by commas</span>}
      </td>
    </tr>
  );
}

type ValueProps = { figure: Figure; about: { id: string; name: string; defaultValue: string | undefined } };

function Value({ figure: { unit }, about }: ValueProps) {
  const known = unitOf(unit);
  if (!known) return <textarea {...about} rows={3} />;
  const { before, after } = known;
  return (
    <span className="tools-value">
      {before && <span>{before}</span>}
      <input {...about} inputMode="decimal" maxLength={24} autoComplete="off" />
      {after && <span>{after}</span>}
    </span>
  );
}

/** The figure that visitors get until the draft is published, where it differs. */
function Live({ figure }: { figure: Figure }) {
  const { live } = figure;
  if (!live) return <span className="tools-mark">New in this draft</span>;
  const words = parameterInWords(live, defaultLocale);
  if (words === parameterInWords(figure, defaultLocale)) return null;
  return (
    <span className="tools-mark">
      {figure.unit === 'list' ? 'Differs from the published list' : `Published: ${words}`}
    </span>
  );
}
