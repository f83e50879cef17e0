import type { VersionContent } from '../engine/version.ts';
import {
  type Amounts,
  emergencyAmounts,
  type Given,
  guardAmounts,
  healthAmounts,
  illnessAmounts,
  lifeAmounts,
  paperAmounts,
  parentsAmounts,
} from './amounts.ts';
import type { PersonalQuestion } from './personal-risk.questionnaire.ts';

/**
 * The twelve houses in the chart's order: from the top lozenge against the clock, so that each section of questions has
 * a side of the chart.
 */
export type HouseDefinition = {
  key: string;
  /** The questions whose answers say whether it is needed; without one, everyone needs it. */
  need?: readonly PersonalQuestion[];
  /** The questions whose answers say what cover there is. */
  cover: readonly PersonalQuestion[];
  /** Where it can be counted: what else it is counted from, and how. */
  from?: readonly PersonalQuestion[];
  amounts?: (given: Given, content: Pick<VersionContent, 'parameters'>) => Amounts;
};

export const houseDefinitions: readonly HouseDefinition[] = [
  {
    key: 'health',
    cover: ['own-health', 'employer-health'],
    from: ['household', 'eldest', 'place'],
    amounts: healthAmounts,
  },
  {
    key: 'parents',
    need: ['parents'],
    cover: ['parents-health'],
    from: ['place'],
    amounts: parentsAmounts,
  },
  { key: 'debts', need: ['debts'], cover: ['debt-cover'] },
  { key: 'life', need: ['earns'], cover: ['life-cover'], from: ['income'], amounts: lifeAmounts },
  { key: 'emergency', cover: ['emergency-money'], from: ['earns'], amounts: emergencyAmounts },
  { key: 'vehicle', need: ['vehicles'], cover: ['vehicle-cover'] },
  { key: 'home', need: ['home'], cover: ['home-cover', 'contents-cover'] },
  { key: 'travel', need: ['travel'], cover: ['travel-cover'] },
  { key: 'fraud', need: ['pays-online'], cover: ['guards'], amounts: guardAmounts },
  { key: 'papers', cover: ['papers'], amounts: paperAmounts },
  { key: 'continuity', need: ['earns', 'employer-health', 'job-cover'], cover: ['job-cover'] },
  { key: 'illness', need: ['earns'], cover: ['illness-cover'], from: ['income'], amounts: illnessAmounts },
];

/** Every question that a house rests on. */
export function questionsOf({ need = [], cover, from = [] }: HouseDefinition): readonly PersonalQuestion[] {
  return [...new Set([...need, ...cover, ...from])];
}
