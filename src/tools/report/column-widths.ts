/**
 * How a table's line is shared out: columns of figures take what they need, said as 0, the others a part that grows
 * slower than what is in them, and no less than their longest word.
 */
export function columnWidths(rows: readonly (readonly string[])[], figures: readonly number[]): number[] {
  const [head = []] = rows;
  return head.map((_, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const longest = Math.max(...cells.map(({ length }) => length));
    if (figures.includes(index) && longest <= maxFigure) return 0;
    const longestWord = Math.max(...cells.flatMap((cell) => cell.split(' ')).map(({ length }) => length));
    return Math.max(Math.min(longestWord, maxWord), Math.round(Math.sqrt(longest * shared)));
  });
}

/** Signs of the longest word that is not broken. */
export const maxWord = 24;
/** `₹ 12,50,00,000` and some more. */
const maxFigure = 24;
const shared = 10;
