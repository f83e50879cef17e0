import { caseOutcomes } from '#cases/case-words.ts';
import { type RestReason, restReason } from '#cases/resting-reason.ts';
import { dayInShort, momentOfWeek } from '../short-labels.ts';
import type { CaseRow } from './case-row.ts';

/** Where a case is, in a few words, and whether someone waits for us longer than they were told. */
export type CaseStatus = { words: string; isLate: boolean };

type CaseStatusFacts = Pick<
  CaseRow,
  'state' | 'attempts' | 'outcome' | 'dueAt' | 'firstCallAt' | 'closedAt' | 'askedAgainAt' | 'updatedAt'
>;

const restReasons: Record<RestReason, string> = {
  asked: 'asked by mail whether the call is still wanted',
  'not-reached': 'nobody answered twice',
  left: 'nothing is planned',
};

export function caseStatus(row: CaseStatusFacts, now: Date): CaseStatus {
  const { state, attempts, outcome, dueAt, firstCallAt, closedAt, updatedAt } = row;
  if (state === 'closed') {
    const how = outcome ? caseOutcomes[outcome] : 'Closed';
    return { words: `${how}, ${dayInShort(closedAt ?? updatedAt, now)}`, isLate: false };
  }
  if (state === 'resting')
    return {
      words: `Rests since ${dayInShort(updatedAt, now)}: ${restReasons[restReason(row)]}`,
      isLate: false,
    };
  const what =
    state === 'new' ? 'New' : attempts > 0 ? 'Second attempt' : firstCallAt ? 'Next step' : 'First call';
  if (!dueAt) return { words: what, isLate: false };
  const isLate = dueAt < now;
  return { words: `${what}, ${isLate ? 'was due' : 'due'} ${momentOfWeek(dueAt, now)}`, isLate };
}
