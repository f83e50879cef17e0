/**
 * Parts as the typesetter takes them: words in signs that the fonts have, tables with the widths of their columns,
 * pictures as files.
 */

import { typefaces, writable } from '#ui/typesetting/typesetting-fonts.ts';
import { columnWidths, maxWord } from './column-widths.ts';
import { wordsOutOf } from './picture-words.ts';
import type { ReportPart } from './report.ts';

type TablePart = ReportPart & { kind: 'table' };

type TypstParts = {
  set: object[];
  pictures: Record<string, string>;
  write: (text: string) => string;
};

/** A table of so few is on one page, and a row of such cells; more might not fit on any. */
const maxSigns = { table: 1000, cell: 600 };

/** @param unwritable replaces a word in letters that the fonts do not have */
export function typstParts(parts: readonly ReportPart[], unwritable: string): TypstParts {
  const pictures: Record<string, string> = {};
  const write = (text: string) => breakable(writtenWords(text, unwritable));

  function setPart(part: ReportPart): object {
    if (part.kind === 'heading' || part.kind === 'text') return { ...part, text: write(part.text) };
    if (part.kind === 'list')
      return { kind: 'list', items: part.items.map(write), isNumbered: part.isNumbered ?? false };
    if (part.kind === 'picture') {
      const file = `picture-${Object.keys(pictures).length}.svg`;
      const { svg, view, words } = wordsOutOf(part.svg);
      pictures[file] = typesettable(svg);
      const over = words.map((word) => ({ ...word, weight: hundreds(word.weight), text: write(word.text) }));
      return { kind: 'picture', file, alt: part.alt, width: part.width, view, words: over };
    }
    return part.kind === 'table' ? { kind: 'table', table: setTable(part) } : part;
  }

  function setTable({ columns, rows, figures = [], hasTotal, widths }: TablePart): object {
    const written = rows.map((row) => row.map(write));
    const head = columns.map(write);
    const total = hasTotal ? (written.pop() ?? null) : null;
    const cells = [head, ...written, ...(total ? [total] : [])];
    return {
      columns: head,
      rows: written,
      figures,
      widths: widths ?? columnWidths(cells, figures),
      total,
      isWhole: cells.flat().join('').length <= maxSigns.table,
      hasWholeRows: cells.flat().every(({ length }) => length <= maxSigns.cell),
    };
  }

  return { set: parts.map(setPart), pictures, write };
}

/** Word by word, so that one that cannot be written takes no sentence along. */
function writtenWords(text: string, unwritable: string): string {
  const whole = writable(text);
  if (whole !== undefined) return whole;
  const words = text.split(/\s+/u).map((word) => writable(word) ?? unwritable);
  return words.filter((word, index) => word && (word !== unwritable || words[index - 1] !== word)).join(' ');
}

/**
 * A word that is longer than a column may be is broken by a hyphen where its line ends. A place for it every few
 * letters is enough: each is a sign more for anyone who searches. (The typesetter could do it, in twice the time.)
 */
function breakable(text: string): string {
  if (text.length <= maxWord) return text;
  return text.replace(longWord, (word) =>
    [...letters.segment(word)]
      .map(({ segment }, index) => (index % 8 ? '' : '\u00ad') + segment)
      .join('')
      .slice(1),
  );
}

const longWord = new RegExp(`\\S{${maxWord + 1},}`, 'gu');
const letters = new Intl.Segmenter();

/** A picture of a page takes its typeface from there, and the typesetter does not support weights between the hundreds. */
function typesettable(svg: string): string {
  const families = typefaces().join(', ');
  return svg
    .replace(/^(\s*<svg)(?![^>]*\sfont-family=)/, `$1 font-family="${families}"`)
    .replace(/font-weight="(\d+)"/g, (_, weight) => `font-weight="${hundreds(Number(weight))}"`);
}

function hundreds(weight: number): number {
  return Math.round(weight / 100) * 100;
}
