import { dateInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenFormula } from '../open-formula.ts';
import { formulaPath, formulasPath } from '../paths.ts';
import { FormulaParts } from './formula-parts.tsx';
import { partsOf } from './parts-of.ts';

type FormulasPageProps = {
  formulas: readonly OpenFormula[];
  /** An older result's, by itself. */
  isOneVersion: boolean;
  locale: Locale;
};

/**
 * All that the tools calculate with: each formula is open, its numbers and example are folds, and one version by itself
 * is open as a whole. A list of contents is at its side; each part can be linked to.
 */
export function FormulasPage({ formulas, isOneVersion, locale }: FormulasPageProps) {
  const text = formulaMessages(locale);
  const [first] = formulas;
  const address = isOneVersion && first ? formulaPath(first) : formulasPath;
  return (
    <div className="formulas">
      <header className="page-head">
        <div className="wrap">
          <div className="head-text stack">
            <h1>{text.title}</h1>
            <p className="lead">{isOneVersion ? text.oneVersion : text.lead}</p>
            <p className="formulas-ways">
              {isOneVersion && <a href={pathIn(locale, formulasPath)}>{text.now}</a>}
              <a href={pathIn(locale, `${address}.json`)}>{text.json}</a>
            </p>
          </div>
        </div>
        <Picture scene={umbrella({ seed: formulasPath, audience: 'everyone' })} className="head-umbrella" />
      </header>
      <div className="with-contents">
        <Contents formulas={formulas} locale={locale} />
        <div>
          {formulas.map((formula) => (
            <section
              key={formula.key}
              id={formula.key}
              className="formula"
              aria-labelledby={`${formula.key}-title`}
            >
              <h2 id={`${formula.key}-title`}>{formula.title}</h2>
              <p className="meta">
                {text.versionOf(formula.version, dateInWords(formula.publishedAt, locale))}
              </p>
              <FormulaParts formula={formula} locale={locale} isFolded={!isOneVersion} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ formulas, locale }: { formulas: readonly OpenFormula[]; locale: Locale }) {
  return (
    <nav className="contents formulas-contents" aria-labelledby="contents">
      <h2 id="contents">{formulaMessages(locale).contents}</h2>
      <ol>
        {formulas.map((formula) => (
          <li key={formula.key}>
            <a href={`#${formula.key}`}>{formula.title}</a>
            <ol>
              {partsOf(formula, locale).map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
