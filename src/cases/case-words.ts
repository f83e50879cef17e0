import { contactLanguages } from '#enquiry/definitions/options.ts';
import type { SubmissionSource } from '#enquiry/store/new-case.ts';

/**
 * The states of a case, and their names for staff. A case is one thing that someone wants of us, whatever form it came
 * from: it is new until someone takes it, waits for the next call or step, rests while no one is to call
 * (`resting-reason.ts`), and is closed with an outcome and a reason.
 */
export const caseStates = {
  new: 'New',
  taken: 'Taken',
  waiting: 'Waiting for the next step',
  resting: 'Resting',
  closed: 'Closed',
} as const;
export type CaseState = keyof typeof caseStates;

/** How a case ended. */
export const caseOutcomes = {
  done: 'Their request is settled',
  'not-wanted': 'They no longer want it',
  'not-possible': 'We cannot offer it',
  'not-reached': 'Nobody could be reached',
  stopped: 'They asked us to stop',
  'not-meant': 'Spam, a test or a wrong number',
} as const;
export type CaseOutcome = keyof typeof caseOutcomes;

/** The kinds of event of a case. */
export const caseEvents = {
  arrived: 'Arrived',
  viewed: 'Looked at',
  taken: 'Taken',
  'handed-over': 'Handed over',
  noted: 'Note',
  called: 'Called and spoken to',
  'not-reached': 'Called, nobody answered',
  planned: 'Next step planned',
  rested: 'Left to rest',
  closed: 'Closed',
  mailed: 'Mail sent',
  allowed: 'Allowed on the telephone',
  shared: 'Details shared with an insurer',
  corrected: 'Put right',
  'slot-chosen': 'Time of the call chosen',
  'asked-again': 'Asked whether we may call again',
  'said-go-on': 'Said that we may call again',
  stopped: 'Asked us to stop',
} as const;
export type CaseEventKind = keyof typeof caseEvents;

/** Those that the visitor sees whose case it is. What staff do among themselves is theirs; what they change is not. */
export const eventsForVisitor = [
  'arrived',
  'not-reached',
  'called',
  'corrected',
  'slot-chosen',
  'asked-again',
  'said-go-on',
  'stopped',
  'closed',
] as const satisfies readonly CaseEventKind[];
export type VisitorEventKind = (typeof eventsForVisitor)[number];

/** How it reached us. */
export const caseSources = {
  site: 'Through the site',
  telephone: 'By telephone',
  'walk-in': 'Came to the office',
} as const satisfies Record<SubmissionSource, string>;
export type CaseSource = keyof typeof caseSources;

/** Languages of calls; the words are those that the form sends. */
export const callLanguages = Object.fromEntries(
  Object.values(contactLanguages).map((name) => [name, name]),
) as Readonly<{ [Name in (typeof contactLanguages)[keyof typeof contactLanguages]]: Name }>;

/** The language of a case, also where its form asked for none or they chose none. */
export function languageInWords(language: string): string {
  return language || 'Not known';
}

/** For a choice on the desk. */
export function optionsOf(words: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}

export function isOneOf<Word extends string>(words: Record<Word, string>, value: unknown): value is Word {
  return typeof value === 'string' && Object.hasOwn(words, value);
}
