import { isInDevanagari } from '#ui/language/spelling/is-in-devanagari.ts';
import { soundInAnyScript, soundOf } from '#ui/language/spelling/sound-of.ts';
import { alignSpelling, lettersOf, maxErrorsIn, type Piece, piecesOf } from './align-spelling.ts';
import type { CaseRow } from './case-row.ts';
import type { KnownWords } from './read-words.ts';

/** A case that was searched for, and which of its letters were forgiven. */
export type Hit = CaseRow & { errors: number; pieces: Record<SearchedField, Piece[]> };
export type SearchedField = 'reference' | 'name' | 'city' | 'phone' | 'email';

const searchedFields: readonly SearchedField[] = ['reference', 'name', 'city', 'phone', 'email'];
/** In which fields errors are forgiven: no one who types a name means a phone. */
const forgivenFields: Record<KnownWords['kind'], readonly SearchedField[]> = {
  reference: ['reference'],
  phone: ['phone'],
  email: ['email'],
  name: ['name', 'city'],
};

/** How far two spellings of one sound may lie from each other. */
const maxErrorsOfSound = 4;

type Match = { field: SearchedField; errors: number; marks: Map<number, boolean> };

/** @returns nothing when one of the words is found nowhere in the case, errors forgiven */
export function matchCase(typed: KnownWords, row: CaseRow): Hit | undefined {
  const words = typed.kind === 'name' ? typed.words : [typed.text];
  const forgiven = forgivenFields[typed.kind];
  const matches: Match[] = [];
  for (const word of words) {
    const best = searchedFields
      .map((field) => matchField(word, { field, text: row[field], isForgiven: forgiven.includes(field) }))
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

type Field = { field: SearchedField; text: string; isForgiven: boolean };

function matchField(word: string, { field, text, isForgiven }: Field): Match | undefined {
  const letters = lettersOf(text);
  const typed = lettersOf(word).join('');
  if (letters.join('').includes(typed)) return { field, errors: 0, marks: new Map() };
  if (!isForgiven) return undefined;
  const candidates = field === 'name' || field === 'city' ? wordsOf(letters) : [{ from: 0, letters }];
  let best: Match | undefined;
  for (const { from, letters: there } of candidates) {
    const heard = heardErrors(typed, there.join(''));
    if (heard !== undefined && (best?.errors ?? Number.POSITIVE_INFINITY) > heard)
      best = { field, errors: heard, marks: new Map() };
    if (Math.abs(typed.length - there.length) > maxErrorsOfSound) continue;
    const { errors, marks } = alignSpelling(typed, there.join(''));
    const counted = countedErrors(typed, there.join(''), errors);
    if (counted === undefined || (best && best.errors <= counted)) continue;
    best = {
      field,
      errors: counted,
      marks: new Map(marks.map((isMarked, index) => [from + index, isMarked])),
    };
  }
  return best;
}

/** @returns how far two words lie from each other by their sound, where one of them is in Devanagari; nothing if too far */
function heardErrors(typed: string, there: string): number | undefined {
  if (!isInDevanagari(typed) && !isInDevanagari(there)) return undefined;
  const [asked, found] = [soundInAnyScript(typed), soundInAnyScript(there)];
  if (asked.length < 2) return undefined;
  // No letter was wrong, it is another spelling of the same: nothing to forgive, and yet not what was typed.
  if (asked === found) return 0;
  if (found.startsWith(asked) && asked.length > 2) return 1;
  const { errors } = alignSpelling(asked, found);
  return errors < maxErrorsIn(asked.length) ? errors + 1 : undefined;
}

/** Two spellings of one sound are one error, however many letters differ; looked at last, since it takes longest. */
function countedErrors(typed: string, there: string, errors: number): number | undefined {
  if (errors <= 1 || errors > maxErrorsOfSound || typed.length < 3)
    return errors <= maxErrorsIn(typed.length) ? errors : undefined;
  if (soundOf(typed) === soundOf(there)) return 1;
  return errors <= maxErrorsIn(typed.length) ? errors : undefined;
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
