import type { Locale } from '#ui/language/locales.ts';
import type { Example } from '../engine/example.ts';
import type { Answers } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';

/**
 * The open part of a tool's formula, besides its parameters and weights: example people, the result each gets, and how
 * it was calculated, all by the function that answers visitors. There is no React here: staff see the same before they
 * publish a change.
 */
export type Method = {
  /** The first is the worked example on the page of formulas. */
  examples: readonly [Example, ...Example[]];
  /** Rules that staff have put into words, after the steps of the formula. */
  rulesOf?: (words: Omit<MethodInput, 'answers'>) => readonly string[];
  /** The result of a person, line by line; a line is known by its key, so that two versions can be compared. */
  findingsOf: (input: MethodInput) => readonly Finding[];
  workingsOf: (input: MethodInput) => readonly Working[];
};

export type MethodInput = { answers: Answers; content: VersionContent; locale: Locale };

export type Finding = { key: string; label: string; said: string };

/** A part of the calculation as a table; its first column names what a row is about. */
export type Working = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** @throws Error where a tool has no example: it could not be shown worked through */
export function withFirst([first, ...rest]: readonly Example[]): Method['examples'] {
  if (!first) throw new Error('A tool without examples cannot be worked through.');
  return [first, ...rest];
}
