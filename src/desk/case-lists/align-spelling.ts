/**
 * Typing errors forgiven, letter by letter: how far what was typed lies from what is there, and which letters of what
 * is there were not typed so. Two letters in each other's place are one error, as a missing, a strange or a wrong one is.
 */
export type Forgiven = {
  /** How many errors. */
  errors: number;
  /** For each letter of what is there: was it forgiven? */
  marks: boolean[];
};

/** A text in pieces, those that were forgiven among them. */
export type Piece = {
  /** The place of its first letter. */
  from: number;
  text: string;
  isForgiven: boolean;
};

export function alignSpelling(typed: string, found: string): Forgiven {
  const [from, to] = [lettersOf(typed), lettersOf(found)];
  const costs = costsBetween(from, to);
  const at = (row: number, column: number) => costs[row]?.[column] ?? 0;
  const marks = to.map(() => false);
  let [row, column] = [from.length, to.length];
  while (row > 0 || column > 0) {
    const cost = at(row, column);
    const isSame = row > 0 && column > 0 && from[row - 1] === to[column - 1];
    if (isSame && cost === at(row - 1, column - 1)) {
      row -= 1;
      column -= 1;
    } else if (areSwapped(from, to, row, column) && cost === at(row - 2, column - 2) + 1) {
      marks[column - 1] = true;
      marks[column - 2] = true;
      row -= 2;
      column -= 2;
    } else if (row > 0 && column > 0 && cost === at(row - 1, column - 1) + 1) {
      marks[column - 1] = true;
      row -= 1;
      column -= 1;
    } else if (column > 0 && cost === at(row, column - 1) + 1) {
      marks[column - 1] = true;
      column -= 1;
    } else {
      // Typed but missing there: a neighbouring letter marks the gap, unless one is marked already.
      if (marks.length > 0 && !marks[column]) marks[Math.max(0, column - 1)] = true;
      row -= 1;
    }
  }
  return { errors: at(from.length, to.length), marks };
}

/** How many errors a word of so many letters may have and still be meant. */
export function maxErrorsIn(letters: number): number {
  if (letters < 3) return 0;
  if (letters < 5) return 1;
  return letters < 8 ? 2 : 3;
}

export function piecesOf(text: string, marks: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, letter] of [...text].entries()) {
    const isForgiven = marks[index] === true;
    const last = pieces.at(-1);
    if (last?.isForgiven === isForgiven) last.text += letter;
    else pieces.push({ from: index, text: letter, isForgiven });
  }
  return pieces;
}

/** Nearly every text that is compared: it needs no taking apart. */
const isPlain = /^[ -~]*$/;

/** As many as the text has, so that marks fall on its own letters; small ones, and without accents. */
export function lettersOf(text: string): string[] {
  if (isPlain.test(text)) return [...text.toLowerCase()];
  return [...text].map(
    (letter) =>
      letter
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase() || letter,
  );
}

/** Row by row of what was typed: the fewest errors between its first letters and the first ones of what is there. */
function costsBetween(from: readonly string[], to: readonly string[]): number[][] {
  const costs: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const above = costs[row - 1] ?? [];
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const wrong = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = areSwapped(from, to, row, column)
        ? (costs[row - 2]?.[column - 2] ?? 0) + 1
        : Number.POSITIVE_INFINITY;
      line.push(
        Math.min(
          (above[column - 1] ?? 0) + wrong,
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          swapped,
        ),
      );
    }
    costs.push(line);
  }
  return costs;
}

function areSwapped(from: readonly string[], to: readonly string[], row: number, column: number): boolean {
  return row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
}
