/** @param {number[]} values */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The value below which this share of the sorted values lies. */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median of one figure over all rounds. */
export function medianOf(rounds, figure) {
  return median(rounds.map((round) => round[figure]));
}

export function rounded(value, digits = 0) {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

/** Decimal kilobytes, as browsers and Lighthouse's budgets count them. */
export function kilobytes(bytes) {
  return rounded(bytes / 1000, 1);
}

/** A Markdown table; all columns but the first are aligned to the right. */
export function table(heads, rows) {
  const texts = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((text, column) => (column ? text.padStart(widths[column]) : text.padEnd(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(texts[0]), rule, ...texts.slice(1).map(line)].join('\n');
}
