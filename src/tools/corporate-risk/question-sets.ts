import { alternativesOf, rulesOf } from '#forms/form.ts';
import {
  type BusinessType,
  type CorporateQuestion,
  corporateRisk,
  firstSection,
} from './corporate-risk.questionnaire.ts';

/** Questions for everyone, before the set of a type begins. */
export const firstQuestions: readonly CorporateQuestion[] = questionsIn(
  (section) => section === firstSection,
);

/** Returns the set of a type: the questions that it may be asked after the first ones. */
export function questionsOfType(type: BusinessType): CorporateQuestion[] {
  return questionsIn((section) => section !== firstSection).filter((name) => isAskedOf(type, name));
}

/** May a business of this type be asked the question at all? */
export function isAskedOf(type: BusinessType, name: CorporateQuestion): boolean {
  return rulesOf(corporateRisk.fields[name]).every((rule) =>
    alternativesOf(rule).some((each) => each.field !== 'type' || each.in.includes(type)),
  );
}

function questionsIn(isWanted: (section: string) => boolean): CorporateQuestion[] {
  return corporateRisk.sections.filter(({ key }) => isWanted(key)).flatMap(({ pages }) => pages.flat());
}
