import { textOf } from '../../engine/content-of.ts';
import type { VersionContent } from '../../engine/version.ts';
import { ChartOfHouses } from '../../houses/chart-of-houses.tsx';
import { HouseLists } from '../../houses/house-lists.tsx';
import { HousesAtAGlance } from '../../houses/houses-at-a-glance.tsx';
import type { GlanceProps, ResultViewProps } from '../../tool.ts';
import { beginWith, houseToBeginWith } from '../begin-with.ts';
import type { PersonalResult } from '../find-houses.ts';
import { housesInDetail } from '../houses-in-words.ts';
import { personalRiskMessages } from '../messages/messages.ts';
import { personalRisk } from '../personal-risk.questionnaire.ts';
import { ruleInWords } from '../reasons.ts';

/** The personal result: the chart and where to begin, the lists of houses, and the rule behind them. */
export function PersonalResultView({ result, content, locale, hrefOf }: ResultViewProps<PersonalResult>) {
  const houses = housesInDetail(result, { content, locale });
  const lead = beginWith(houses, content);
  const sides = sidesIn(content);
  return (
    <div className="wrap personal-result">
      <HousesAtAGlance {...{ houses, locale, lead, sides }} />
      <HouseLists beginsWith={houseToBeginWith(houses)} {...{ houses, locale, hrefOf }} />
      <details className="houses-rule">
        <summary>{personalRiskMessages(locale).rule}</summary>
        {ruleInWords({ content, locale }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}

export function PersonalGlance({ result, content, locale, id }: GlanceProps<PersonalResult>) {
  const houses = housesInDetail(result, { content, locale });
  return (
    <>
      <p>{beginWith(houses, content)}</p>
      <ChartOfHouses {...{ houses, locale, id }} sides={sidesIn(content)} />
    </>
  );
}

function sidesIn(content: VersionContent): string[] {
  return personalRisk.sections.map(({ key }) => textOf(content, `side-${key}`));
}
