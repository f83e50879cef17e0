/** Words that stayed, went or came, in their order. */
export type Run = { kind: 'same' | 'out' | 'in'; text: string };

// Past this a text is shown as rewritten: no one reads such a comparison word by word.
const maxSteps = 4_000_000;

/** Two texts, word by word: the fewest words that went and came. */
export function compareWords(before: string, after: string): Run[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start += 1;
  let end = 0;
  const room = Math.min(from.length, to.length) - start;
  while (end < room && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  const out = from.slice(start, from.length - end);
  const come = to.slice(start, to.length - end);
  return joined([
    ...from.slice(0, start).map(same),
    ...between(out, come),
    ...from.slice(from.length - end).map(same),
  ]);
}

const same = (text: string): Run => ({ kind: 'same', text });

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}

/** The longest words in common stay. */
function between(out: readonly string[], come: readonly string[]): Run[] {
  const anew: Run[] = [
    ...out.map((text): Run => ({ kind: 'out', text })),
    ...come.map((text): Run => ({ kind: 'in', text })),
  ];
  if (out.length * come.length === 0 || out.length * come.length > maxSteps) return anew;
  const width = come.length + 1;
  const lengths = new Uint16Array((out.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = out.length - 1; i >= 0; i -= 1)
    for (let j = come.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        out[i] === come[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < out.length || j < come.length) {
    const [gone = '', came = ''] = [out[i], come[j]];
    if (i < out.length && j < come.length && gone === came) {
      runs.push(same(gone));
      i += 1;
      j += 1;
    } else if (j >= come.length || (i < out.length && at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ kind: 'out', text: gone });
      i += 1;
    } else {
      runs.push({ kind: 'in', text: came });
      j += 1;
    }
  }
  return runs;
}

function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  for (const run of runs) {
    const last = made.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else made.push({ ...run });
  }
  return made;
}
