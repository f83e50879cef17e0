import type { ReactNode } from 'react';
import type { Locale } from '#ui/language/locales.ts';
import { formulaMessages } from '../messages/messages.ts';
import type { OpenFormula } from '../open-formula.ts';
import { NumbersTable } from './numbers-table.tsx';
import { type PartName, partsOf } from './parts-of.ts';
import { VersionsTable } from './versions-table.tsx';
import { WeightsOfHouses } from './weights-of-houses.tsx';
import { Worked } from './worked.tsx';

type PartProps = { formula: OpenFormula; locale: Locale };

/** Renders the open parts of a tool's formula, one by one. @param isFolded all but the first, the formula itself */
export function FormulaParts({ formula, locale, isFolded }: PartProps & { isFolded: boolean }) {
  return partsOf(formula, locale).map(({ name, id, heading }, index) => {
    const content = drawn[name]({ formula, locale });
    if (isFolded && index > 0)
      return (
        <details key={id} id={id} className="formula-part formula-fold">
          <summary>
            <h3>{heading}</h3>
          </summary>
          {content}
        </details>
      );
    return (
      <div key={id} id={id} className="formula-part">
        <h3>{heading}</h3>
        {content}
      </div>
    );
  });
}

const drawn: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  formula: ({ formula }) => (
    <ol className="formula-steps">
      {formula.formula.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  ),
  example: ({ formula, locale }) => <Worked example={formula.example} locale={locale} />,
  numbers: (props) => <NumbersTable {...props} />,
  weights: ({ formula, locale }) => (
    <>
      <p>{formulaMessages(locale).weightsIntro}</p>
      <WeightsOfHouses houses={formula.houses} locale={locale} />
    </>
  ),
  versions: (props) => <VersionsTable {...props} />,
};
