import { kundliMessages } from '#ui/kundli/messages/messages.ts';
import { plainLabel } from '#ui/kundli/plain-label.ts';
import type { HouseInDetail } from '../../houses/house-in-detail.ts';
import { findHouses } from '../../personal-risk/find-houses.ts';
import { housesInDetail } from '../../personal-risk/houses-in-words.ts';
import { personalRiskExamples } from '../../personal-risk/personal-risk.examples.ts';
import { ruleInWords } from '../../personal-risk/reasons.ts';
import { type Method, type MethodInput, withFirst } from '../method.ts';
import { methodMessages } from './messages/messages.ts';
import { statesOfHouses } from './states-of-houses.ts';

/** The household's chart: what each house may need, what is in hand, and how they compare. */
export const personalRiskMethod: Method = {
  examples: withFirst(personalRiskExamples),
  rulesOf: ruleInWords,
  findingsOf: (input) => statesOfHouses(housesOf(input), input.locale),
  workingsOf(input) {
    const { houses, house, need, inHand, state } = methodMessages(input.locale);
    const { states } = kundliMessages(input.locale);
    return [
      {
        title: houses,
        columns: [house, need, inHand, state],
        rows: housesOf(input).map(({ label, facts = [], state: standing }) => {
          const [needed, held] = facts;
          return [plainLabel(label), needed?.value ?? '', held?.value ?? '', states[standing]];
        }),
      },
    ];
  },
};

function housesOf({ answers, content, locale }: MethodInput): HouseInDetail[] {
  return housesInDetail(findHouses(answers, content), { content, locale });
}
