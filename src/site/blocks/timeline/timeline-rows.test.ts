import { expect, test } from 'vitest';
import { validateSeed } from '#content/fields/validate-seed.ts';
import { daysAt, isMoment } from './moment.ts';
import { timeline } from './timeline.block.ts';
import { namedMoments, type TimelineRow } from './timeline-rows.ts';

const row = (...spans: TimelineRow['spans']): TimelineRow => ({
  label: 'A wait',
  text: 'Then covered.',
  spans,
});

function faultsOf(...rows: TimelineRow[]): string[] {
  const seed = { heading: 'Clocks', zero: 'Policy begins', isMadeUp: false, rows };
  return validateSeed(timeline.fields, seed).map(({ place, reason }) => `${place}: ${reason}`);
}

test('a time is said as people say it, before the beginning too', () => {
  expect(['0', '24 hours', '30 days', '1 year', '-45 days', '−2 weeks', '2.5 months'].every(isMoment)).toBe(
    true,
  );
  expect(['soon', '30', 'days', '30 moons', '', '1e3 days', '--1 day'].some(isMoment)).toBe(false);
  expect(daysAt('24 hours')).toBe(1);
  expect(daysAt('12 months')).toBe(daysAt('1 year'));
  expect(daysAt('-45 days')).toBe(-45);
  // A draft may lack it.
  expect(daysAt(undefined)).toBe(0);
});

test('what is drawn from a wait and the cover after it is good', () => {
  const wait = row({ state: 'not-covered', from: '0', to: '30 days' }, { state: 'covered', from: '30 days' });
  expect(faultsOf(wait)).toEqual([]);
});

test.each([
  ['a time in no unit', row({ state: 'covered', from: 'soon' }), 'rows.0.spans.0.from: Write a number'],
  [
    'an end before its beginning',
    row({ state: 'covered', from: '2 years', to: '12 months' }),
    'the span from 2 years to 12 months has no length.',
  ],
  [
    'spans that overlap',
    row({ state: 'running', from: '0', to: '30 days' }, { state: 'firm', from: '20 days' }),
    'A wait: the span from 20 days begins before the one above it ends.',
  ],
  [
    'a span after one that goes on',
    row({ state: 'covered', from: '0' }, { state: 'not-covered', from: '1 year' }),
    'begins before the one above it ends.',
  ],
  ['no time at all', row({ state: 'covered', from: '0' }), 'Add a moment other than 0'],
])('%s is refused, with the reason', (_what, faulty, reason) => {
  expect(faultsOf(faulty).join('\n')).toContain(reason);
});

test('a picture without rows is refused', () => {
  expect(faultsOf().join('\n')).toContain('rows: has fewer than 1');
});

test('each moment is named once, in the order of time', () => {
  const rows = [
    row({ state: 'running', from: '0', to: '1 year' }),
    row({ state: 'running', from: '-2 weeks', to: '12 months' }),
  ];
  expect(namedMoments(rows)).toEqual(['-2 weeks', '0', '1 year']);
});
