import { compareWords, type Run } from './compare-words.ts';
import type { Line, Part } from './words-of-record.ts';

/** A part of a record that changed between two of its versions; parts that stayed the same are not listed. */
export type ChangedPart = {
  key: string;
  title: string;
  what: 'changed' | 'new' | 'gone' | 'moved';
  lines: { key: string; label: string; runs: Run[] }[];
};

export function compareRecords(before: readonly Part[], after: readonly Part[]): ChangedPart[] {
  const was = new Map(before.map((part) => [part.key, part]));
  const is = new Set(after.map(({ key }) => key));
  const order = before.map(({ key }) => key).filter((key) => is.has(key));
  const now = after.map(({ key }) => key).filter((key) => was.has(key));
  const isMoved = (key: string) => order.indexOf(key) !== now.indexOf(key);

  const present = after.flatMap(({ key, title, lines }): ChangedPart[] => {
    const former = was.get(key);
    if (!former) return [{ key, title, what: 'new', lines: changedLines([], lines) }];
    const changed = changedLines(former.lines, lines);
    if (changed.length > 0) return [{ key, title, what: 'changed', lines: changed }];
    return isMoved(key) ? [{ key, title, what: 'moved', lines: [] }] : [];
  });
  const gone = before
    .filter(({ key }) => !is.has(key))
    .map(
      ({ key, title, lines }): ChangedPart => ({ key, title, what: 'gone', lines: changedLines(lines, []) }),
    );
  return [...present, ...gone];
}

function changedLines(before: readonly Line[], after: readonly Line[]): ChangedPart['lines'] {
  const was = new Map(before.map((line) => [line.key, line]));
  const is = new Map(after.map((line) => [line.key, line]));
  const all = [...after, ...before.filter(({ key }) => !is.has(key))];
  return all.flatMap(({ key, label }) => {
    const [from, to] = [was.get(key)?.text ?? '', is.get(key)?.text ?? ''];
    return from === to ? [] : [{ key, label, runs: compareWords(from, to) }];
  });
}
