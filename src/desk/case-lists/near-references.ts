import { referenceLetters, referencePattern } from '#platform/ids.ts';

/** References that differ from what was typed by one error: a wrong, a missing or a strange character, or two swapped. */
export function nearReferences(typed: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    near.add(before + after.slice(1));
    near.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of referenceLetters) {
      near.add(before + letter + after.slice(1));
      near.add(before + letter + after);
    }
  }
  near.delete(typed);
  return [...near].filter((reference) => referencePattern.test(reference));
}
