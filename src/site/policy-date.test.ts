import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { textsOf } from '#content/copy-rules/texts-of.ts';
import { dateInWords } from '#ui/language/dates.ts';

/**
 * The privacy policy promises that a new version gets a date. So each version's text is held here beside the date that
 * it prints: a change of the text, in either language, asks for a new date on the page, and for a new line below. The
 * line of the same day may be changed; older ones stay.
 */
type Version = { date: string; en: string; hi: string };
const versions: Version[] = [
  { date: '2026-11-29', en: '27fffbd8140b131f', hi: 'b095614fe13fdd89' },
  { date: '2026-11-30', en: 'f12d56e4185218b8', hi: '3b3882e68a65e19b' },
];

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const texts = {
  en: textsOf(read('content/pages/privacy-policy.json')).join('\n'),
  hi: Object.values(read('content/translations/hi/pages/privacy-policy.json')).toSorted().join('\n'),
};
const dated = {
  en: (date: string) => `This version dates from ${date}.`,
  hi: (date: string) => `यह संस्करण ${date} का है।`,
};

test.each(['en', 'hi'] as const)('the privacy policy is as its printed date says, in %s', (language) => {
  const last = versions.at(-1);
  const printed = dated[language](dateInWords(last?.date ?? '', language));
  const [before, after, ...more] = texts[language].split(printed);
  expect([after, more], 'It prints the date of the last version, once.').toEqual([expect.any(String), []]);
  const hash = createHash('sha256').update(`${before}${after}`).digest('hex').slice(0, 16);
  expect(hash, 'Its text has changed: date it anew in both languages, and add a version.').toBe(
    last?.[language],
  );
});

test('each version is younger than the one before it', () => {
  const dates = versions.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});
