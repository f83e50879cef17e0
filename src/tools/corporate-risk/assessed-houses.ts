import { firstText, textOf } from '../engine/content-of.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { HouseText, VersionContent } from '../engine/version.ts';
import type { HouseInDetail } from '../houses/house-in-detail.ts';
import { type Assessed, assessHouse, type Risk } from './assess-house.ts';
import { type HouseKey, houseKeys } from './houses.ts';
import { type Insured, type Measured, measuredHouse } from './measures.ts';
import { questionWords } from './question-words.ts';
import { riskInWords } from './risk-in-words.ts';

export type CorporateHouse = HouseInDetail & {
  key: HouseKey;
  /** Its place in the chart, from 1. */
  number: number;
  risk?: Risk;
  insured?: Insured;
};

/** All twelve, in the chart's order. @param standing answers to the questions that apply */
export function assessedHouses(standing: Answers, content: VersionContent): CorporateHouse[] {
  return houseKeys.map((key, index) => {
    const measured = measuredHouse(key, standing, content);
    const assessed = assessHouse(measured, content);
    const { label, about, coverPage, coverLabel } = houseText(key, content);
    return {
      key,
      number: index + 1,
      label: textOf(content, `name-${key}`) || label,
      about,
      ...assessed,
      why: [findingOf(key, assessed, content), ...riskInWords(assessed.risk, content)],
      facts: questionWords(measured.behind, content),
      action:
        assessed.insured === 'not-needed' ? '' : actionFor(key, { type: standing.type, measured }, content),
      cover: { page: coverPage, label: coverLabel },
    };
  });
}

/** The gravest first; of equal ones the one that may cost more, then in the chart's order. */
export function byResidual({ risk: one }: CorporateHouse, { risk: other }: CorporateHouse): number {
  const ofResidual = (other?.residual ?? 0) - (one?.residual ?? 0);
  return ofResidual || (other?.consequence ?? 0) - (one?.consequence ?? 0);
}

type Standing = { type: string | undefined; measured: Pick<Measured, 'control'> };

/**
 * Returns the action that costs nothing. Some houses have a different one where a control is already in place, or for
 * a type of business.
 */
function actionFor(key: HouseKey, { type, measured }: Standing, content: VersionContent): string {
  const keys = [measured.control, type].map((each) => `action-${key}-${each}`);
  return firstText(content, keys) || houseText(key, content).action;
}

/** Some houses say it in words of their own: duties are in force, not insured. */
function findingOf(key: HouseKey, { state, risk, insured }: Assessed, content: VersionContent): string {
  const values = { residual: risk?.residual ?? '' };
  if (state === 'unknown' && !risk && insured) {
    // A stated answer about insurance is not lost because the risk has no size.
    const known = [`why-${key}-unknown-risk-${insured}`, `why-unknown-risk-${insured}`];
    return firstText(content, [...known, 'why-unknown-risk']);
  }
  const finding = state === 'unknown' ? (risk ? 'unknown-insured' : 'unknown-risk') : `${insured}-${state}`;
  return firstText(content, [`why-${key}-${finding}`, `why-${finding}`], values);
}

function houseText(key: HouseKey, { houses }: VersionContent): HouseText {
  const found = houses.find((house) => house.key === key);
  if (!found) throw new Error(`There are no words for the house ${key}.`);
  return found;
}
