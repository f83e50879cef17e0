import { textOf } from '../../engine/content-of.ts';
import { ChartOfHouses } from '../../houses/chart-of-houses.tsx';
import { HouseLists } from '../../houses/house-lists.tsx';
import type { ResultViewProps } from '../../tool.ts';
import { beginWith } from '../begin-with.ts';
import type { PersonalResult } from '../find-houses.ts';
import { housesInWords, ruleInWords } from '../houses-in-words.ts';
import { personalRiskMessages } from '../messages/messages.ts';

/** The personal result: the chart, where to begin, the lists of houses, and the rule that they stand by. */
export function PersonalResultView({ result, content, locale, hrefOf }: ResultViewProps<PersonalResult>) {
  const text = personalRiskMessages(locale);
  const houses = housesInWords(result, { content, locale });
  const sides = ['health', 'income', 'things', 'together'].map((key) => textOf(content, `side-${key}`));
  const formulas = hrefOf('how-we-calculate');
  return (
    <>
      <div className="wrap personal-result">
        <p className="lead">{beginWith(houses, content)}</p>
        <ChartOfHouses {...{ houses, locale, sides }} />
      </div>
      <div className="wrap">
        <HouseLists {...{ houses, locale, hrefOf }} />
        <details className="houses-rule">
          <summary>{text.rule}</summary>
          {ruleInWords({ content, locale }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {formulas && (
            <p>
              <a href={formulas}>{text.formulas}</a>
            </p>
          )}
        </details>
      </div>
    </>
  );
}
