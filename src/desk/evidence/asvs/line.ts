/**
 * A requirement of OWASP ASVS 5.0 of level 1 or 2, in short words of our own (the standard's text is under its own
 * licence), with its state: held by a named test, open with the reason, or not for this kind of site.
 */
export type AsvsLine = { id: string; level: 1 | 2; words: string } & (
  | { state: 'held'; file: string; title: string }
  | { state: 'open' | 'away'; why: string }
);

type Level = AsvsLine['level'];

/** @param title the test's, as its file has it */
export function held(id: string, level: Level, words: string, file: string, title: string): AsvsLine {
  return { id, level, words, state: 'held', file, title };
}

/** It applies, and no test holds it. */
export function open(id: string, level: Level, words: string, why: string): AsvsLine {
  return { id, level, words, state: 'open', why };
}

/** It does not apply. */
export function away(id: string, level: Level, words: string, why: string): AsvsLine {
  return { id, level, words, state: 'away', why };
}
