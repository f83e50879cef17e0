import { textOf } from '../../engine/content-of.ts';
import { HouseLists } from '../../houses/house-lists.tsx';
import { HousesAtAGlance } from '../../houses/houses-at-a-glance.tsx';
import type { ResultViewProps } from '../../tool.ts';
import { beginWith } from '../begin-with.ts';
import type { PersonalResult } from '../find-houses.ts';
import { housesInDetail } from '../houses-in-words.ts';
import { personalRiskMessages } from '../messages/messages.ts';
import { personalRisk } from '../personal-risk.questionnaire.ts';
import { ruleInWords } from '../reasons.ts';

/** The personal result: the chart and where to begin, the lists of houses, and the rule behind them. */
export function PersonalResultView({ result, content, locale, hrefOf }: ResultViewProps<PersonalResult>) {
  const houses = housesInDetail(result, { content, locale });
  const lead = beginWith(houses, content);
  const sides = personalRisk.sections.map(({ key }) => textOf(content, `side-${key}`));
  return (
    <div className="wrap personal-result">
      <HousesAtAGlance {...{ houses, locale, lead, sides }} />
      <HouseLists {...{ houses, locale, hrefOf }} />
      <details className="houses-rule">
        <summary>{personalRiskMessages(locale).rule}</summary>
        {ruleInWords({ content, locale }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}
