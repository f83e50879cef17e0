/** A party's name on one line or two, broken where the halves are most alike in length. */
export function twoLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length <= 11 || words.length < 2) return [name];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.reduce((best, each) => (longest(each) < longest(best) ? each : best));
}
