import { parameterValue } from '../engine/content-of.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import { peopleFrom, unknownAnswer } from './corporate-risk.questionnaire.ts';

/**
 * Covers and schemes that a law speaks of, and whether it speaks of this business. A law that asks only some
 * businesses for it, by a condition that no answer settles, "may apply". The laws, their sources and conditions in
 * words are content (texts `law-<key>-name`, `-source`, `-condition`).
 */
export const statutoryKeys = [
  'motor',
  'public-liability',
  'esi',
  'edli',
  'employees',
  'gratuity',
  'owner-driver',
  'directors',
  'project',
  'donors',
] as const;
export type StatutoryKey = (typeof statutoryKeys)[number];

export type Statutory = { key: StatutoryKey; state: 'applies' | 'may-apply' };

type Validated = Statutory['state'] | undefined;

const validations: Record<StatutoryKey, (answers: Answers, content: VersionContent) => Validated> = {
  motor: ({ vehicles }) => settled(vehicles, 'own'),
  'public-liability': ({ substances }) => settled(substances, 'above'),
  esi: (answers, content) => fromPeople(answers, parameterValue(content, 'esi-people')),
  // The number of people from which provident fund is owed is not here: the page's words contain the condition.
  edli: () => 'may-apply',
  employees: () => 'may-apply',
  gratuity: (answers, content) => fromPeople(answers, parameterValue(content, 'gratuity-people')),
  'owner-driver': ({ vehicles, owners }) =>
    owners === 'sole' && (vehicles === 'own' || vehicles === unknownAnswer) ? 'may-apply' : undefined,
  directors: ({ owners }) => (owners === 'listed' ? 'may-apply' : undefined),
  project: ({ sector_industrial: sector }) => (sector === 'construction' ? 'may-apply' : undefined),
  donors: ({ sector_service: sector }) => (sector === 'health' ? 'may-apply' : undefined),
};

/** Those that apply first. */
export function statutoryOf(answers: Answers, content: VersionContent): Statutory[] {
  const spoken = statutoryKeys.flatMap((key): Statutory[] => {
    const state = validations[key](answers, content);
    return state ? [{ key, state }] : [];
  });
  return [
    ...spoken.filter(({ state }) => state === 'applies'),
    ...spoken.filter(({ state }) => state === 'may-apply'),
  ];
}

/** The one answer settles that it applies; not knowing leaves it possible. */
function settled(answer: string | undefined, applying: string): Validated {
  if (answer === applying) return 'applies';
  return answer === unknownAnswer ? 'may-apply' : undefined;
}

function fromPeople({ people = '' }: Answers, least: number): Validated {
  return (peopleFrom[people] ?? 0) >= least ? 'may-apply' : undefined;
}
