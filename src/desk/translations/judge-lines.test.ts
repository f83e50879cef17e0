import { expect, test } from 'vitest';
import { type TextPair, textId } from '#content/translation/pair-texts.ts';
import { type FileLine, targetId } from './files/file-line.ts';
import { judgeLines, withPresentTargets } from './judge-lines.ts';
import type { Translation } from './read-translations.ts';

const pair = (text: string, target: string, state: TextPair['state'], maxLength?: number): TextPair => ({
  ...{ text, target, state, place: text, field: 'Heading' },
  ...(maxLength && { maxLength }),
});
const page: Translation = {
  ...{ slug: 'pages', id: 12, title: 'Cruise', kind: 'Pages', path: '/cruise' },
  ...{ isLive: true, isDraft: false, hasDrafts: true, isInAnotherOrder: false },
  pairs: [
    pair('Cruise', 'क्रूज़', 'current', 8),
    pair('Ask {brand} first', 'पहले {brand} से पूछें', 'older'),
    pair('Not yet there', '', 'missing'),
  ],
};
const menus: Translation = { ...page, slug: 'menus', id: 0, hasDrafts: false };

function judged(...lines: readonly [english: string, target: string, record?: string][]) {
  const file = lines.map(
    ([english, target, record = 'pages/12'], index): FileLine => ({
      ...{ number: index + 2, record, text: textId(english), english, target },
    }),
  );
  return judgeLines(file, [page, menus], 'hi');
}
const reasons = (...line: [english: string, target: string, record?: string]) =>
  judged(line).faulty[0]?.reasons;

test('a line is a change, the same as now, confirmed, or empty', () => {
  const { records, faulty, empty, same } = judged(
    ['Cruise', 'क्रूज़'],
    ['Ask {brand} first', 'पहले {brand} से पूछें'],
    ['Not yet there', 'अभी नहीं'],
  );
  expect([faulty, empty, same]).toEqual([[], 0, 1]);
  expect(records[0]?.changed).toMatchObject([{ number: 4, before: '', target: 'अभी नहीं' }]);
  expect(records[0]?.unchanged).toMatchObject([{ number: 3 }]);
  expect(judged(['Not yet there', '']).empty).toBe(1);
});

test.each([
  ['Cruises', 'क्रूज़', 'pages/12', 'its English was changed after the file was exported; export it again'],
  ['Cruise', 'क्रूज़ पर बीमा', 'pages/12', 'it is longer than 8 characters'],
  ['Ask {brand} first', 'पहले हमसे पूछें', 'pages/12', 'the names in braces differ'],
  ['Not yet there', 'not yet there', 'pages/12', 'it is not written in the script of its language'],
  ['Cruise', 'क्रूज़', 'pages/13', 'the page is no longer on the site'],
  ['Cruise', 'क्रूज़', 'menus/0', 'it is changed in its own form only'],
])('%s as %s of %s is refused: %s', (english, target, record, reason) => {
  expect(reasons(english, target, record)).toEqual([reason]);
});

test('a text that is there twice is taken once; where the two differ the second is refused', () => {
  const twice = judged(['Not yet there', ''], ['Not yet there', 'अभी नहीं'], ['Not yet there', 'नहीं']);
  expect(twice.records[0]?.changed).toMatchObject([{ number: 3 }]);
  expect(twice.faulty).toMatchObject([
    { number: 4, reasons: ['line 3 translates the same text differently'] },
  ]);
});

/** A line that went out with a translation, and came back with another or the same. */
const sent = (english: string, exported: string, target = exported, record = 'pages/12'): FileLine => ({
  ...{ number: 1, record, text: textId(english), exported: targetId(exported), english, target },
});

test('a line that came back as it went out replaces nothing, and is refused for nothing', () => {
  const lines = [sent('Cruise', 'पुराना'), sent('Ship', 'जहाज़'), sent('Cruise', 'पुराना', 'पुराना', 'pages/13')];
  const { records, faulty, untouched } = judgeLines(lines, [page], 'hi');
  expect([records, faulty, untouched]).toEqual([[], [], 3]);
});

test('a line that was changed in the file and on the desk is shown with both texts, and not taken', () => {
  const [record] = judgeLines([sent('Cruise', 'पुराना', 'समुद्री यात्रा')], [page], 'hi').records;
  expect(record).toMatchObject({ changed: [], conflicts: [{ before: 'क्रूज़', target: 'समुद्री यात्रा' }] });
});

test('a line that was changed in the file alone is taken, and one that is as it is now stays so', () => {
  const lines = [sent('Cruise', 'क्रूज़', 'समुद्र'), sent('Ask {brand} first', 'पूछें', 'पहले {brand} से पूछें')];
  const [record] = judgeLines(lines, [page], 'hi').records;
  expect(record).toMatchObject({ changed: [{ target: 'समुद्र' }], conflicts: [], unchanged: [{}] });
});

test('a file of an older version does not replace what was saved after it arrived', () => {
  const { exported, ...line } = sent('Cruise', '', 'समुद्र');
  const kept = withPresentTargets([line], [page]);
  expect(judgeLines(kept, [page], 'hi').records[0]?.changed).toHaveLength(1);
  const saved = { ...page, pairs: [pair('Cruise', 'नाव', 'current')] };
  expect(judgeLines(kept, [saved], 'hi').records[0]).toMatchObject({ changed: [], conflicts: [{}] });
});
