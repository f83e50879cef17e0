import { chapters1to5 } from './chapters-1-to-5.ts';
import { chapters6to9 } from './chapters-6-to-9.ts';
import { chapters10to12 } from './chapters-10-to-12.ts';
import { chapters13to17 } from './chapters-13-to-17.ts';
import type { AsvsLine } from './line.ts';

/** The release of the standard that the lines follow. */
export const asvsVersion = '5.0.0';

/** Every requirement of levels 1 and 2, in the standard's order. */
export const asvsLines: readonly AsvsLine[] = [
  ...chapters1to5,
  ...chapters6to9,
  ...chapters10to12,
  ...chapters13to17,
];

const chapters: Readonly<Record<string, string>> = {
  1: 'Encoding and sanitisation',
  2: 'Validation and business logic',
  3: 'The browser',
  4: 'Endpoints',
  5: 'Files',
  6: 'Logging in',
  7: 'Sessions',
  8: 'Rights',
  9: 'Signed tokens',
  10: 'OAuth and OpenID Connect',
  11: 'Cryptography',
  12: 'Transport',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Code and components',
  16: 'Logs and errors',
  17: 'WebRTC',
};

export type AsvsChapter = { name: string; lines: readonly AsvsLine[] };

export function asvsChapters(all: readonly AsvsLine[] = asvsLines): AsvsChapter[] {
  return Object.entries(chapters).map(([number, name]) => ({
    name: `V${number} ${name}`,
    lines: all.filter(({ id }) => id.startsWith(`${number}.`)),
  }));
}

/** `165 of the 183 requirements that apply (90 %) are held by a named test; 18 are not, and 70 do not apply.` */
export function asvsSummary(lines: readonly AsvsLine[] = asvsLines): string {
  const count = (state: AsvsLine['state']) => lines.filter((line) => line.state === state).length;
  const [held, open, away] = [count('held'), count('open'), count('away')];
  const share = Math.floor((held / (held + open)) * 100);
  return `${held} of the ${held + open} requirements that apply (${share} %) are held by a named test; ${open} are not, and ${away} do not apply.`;
}
