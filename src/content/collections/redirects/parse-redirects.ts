import { CsvError, parse } from 'csv-parse/sync';
import { keptFrom, validateFrom } from './old-address.ts';
import { validateTo } from './redirects.collection.ts';

export type ParsedRedirects =
  | { ok: true; redirects: { from: string; to: string }[] }
  /** A sentence for each line that is wrong, with its number. */
  | { ok: false; faults: string[] };

const maxLines = 5000;
const headings = /^(from|old|source|redirect from)/i;

/**
 * A list of an old site's addresses as a spreadsheet saves it: two columns, the old address and the new one,
 * with or without a line of headings, divided by commas, semicolons or tabs. Full old addresses lose their host.
 */
export function parseRedirects(csv: string): ParsedRedirects {
  const lines = linesOf(csv);
  if (typeof lines === 'string') return { ok: false, faults: [lines] };
  const faults: string[] = [];
  const redirects = new Map<string, string>();
  for (const { record, line } of lines) {
    const [from = '', to = ''] = [keptFrom(pathOnly(record[0] ?? '')), record[1] ?? ''];
    const fault =
      validateFrom(from) ??
      validateTo(to, from) ??
      (redirects.has(from) ? `${from} is listed twice.` : undefined);
    if (fault) faults.push(`Line ${line}: ${fault}`);
    redirects.set(from, to);
  }
  if (faults.length > 0) return { ok: false, faults };
  if (redirects.size === 0) return { ok: false, faults: ['The file contains no addresses.'] };
  return { ok: true, redirects: [...redirects].map(([from, to]) => ({ from, to })) };
}

type Line = { record: string[]; line: number };

function linesOf(csv: string): Line[] | string {
  try {
    const records = parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      on_record: (record: string[], { lines }) => [String(lines), ...record],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const lines = records.map(([line, ...record]) => ({ record, line: Number(line) }));
    if (lines.length > maxLines) return `The file has more than ${maxLines} lines: split it.`;
    return headings.test(lines[0]?.record[0] ?? '') ? lines.slice(1) : lines;
  } catch (error) {
    if (error instanceof CsvError)
      return `The file is not a CSV file as a spreadsheet would save it: ${error.message}`;
    throw error;
  }
}

/** An old address may be given whole: only its path is asked for here. */
function pathOnly(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  return path.replace(/(?<=.)\/+$/, '');
}
