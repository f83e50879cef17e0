import type { CaseRow } from './case-row.ts';
import { forgive, lettersOf, maxErrorsIn, type Piece, piecesOf } from './forgive.ts';
import { soundOf } from './spellings.ts';

/** A case that was searched for, and which of its letters were forgiven. */
export type Hit = CaseRow & { errors: number; pieces: Record<SearchedField, Piece[]> };
export type SearchedField = 'reference' | 'name' | 'city' | 'phone' | 'email';

export const searchedFields: readonly SearchedField[] = ['reference', 'name', 'city', 'phone', 'email'];

type Match = { field: SearchedField; errors: number; marks: Map<number, boolean> };

/** @returns nothing when one of the words is found nowhere in the case, errors forgiven */
export function matchCase(words: readonly string[], row: CaseRow): Hit | undefined {
  const matches: Match[] = [];
  for (const word of words) {
    const best = searchedFields
      .map((field) => matchField(word, field, row[field]))
      .filter((match) => match !== undefined)
      .sort((a, b) => a.errors - b.errors)[0];
    if (!best) return undefined;
    matches.push(best);
  }
  const errors = matches.reduce((sum, match) => sum + match.errors, 0);
  const piecesIn = (field: SearchedField) => {
    const letters = [...row[field]];
    const marks = letters.map((_, index) => matches.some((m) => m.field === field && m.marks.get(index)));
    return piecesOf(row[field], marks);
  };
  const pieces = Object.fromEntries(searchedFields.map((field) => [field, piecesIn(field)]));
  return { ...row, errors, pieces: pieces as Hit['pieces'] };
}

function matchField(word: string, field: SearchedField, text: string): Match | undefined {
  const letters = lettersOf(text);
  const typed = lettersOf(word).join('');
  if (letters.join('').includes(typed)) return { field, errors: 0, marks: new Map() };
  const candidates = field === 'name' || field === 'city' ? wordsOf(letters) : [{ from: 0, letters }];
  let best: Match | undefined;
  for (const { from, letters: there } of candidates) {
    const { errors, marks } = forgive(typed, there.join(''));
    const soundsAlike = typed.length > 2 && soundOf(typed) === soundOf(there.join(''));
    if (errors > maxErrorsIn(typed.length) && !soundsAlike) continue;
    const counted = soundsAlike ? Math.min(errors, 1) : errors;
    if (best && best.errors <= counted) continue;
    best = {
      field,
      errors: counted,
      marks: new Map(marks.map((isMarked, index) => [from + index, isMarked])),
    };
  }
  return best;
}

/** The words of a text, each with the place of its first letter. */
function wordsOf(letters: readonly string[]): { from: number; letters: string[] }[] {
  const words: { from: number; letters: string[] }[] = [];
  let isInside = false;
  for (const [index, letter] of letters.entries()) {
    const isPart = /[\p{L}\p{M}\p{N}'’]/u.test(letter);
    if (isPart && isInside) words.at(-1)?.letters.push(letter);
    else if (isPart) words.push({ from: index, letters: [letter] });
    isInside = isPart;
  }
  return words;
}
