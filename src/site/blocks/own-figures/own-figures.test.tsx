import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import type { OwnFigures } from '../../figures/own-figures.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { pageMarkdown } from '../../markdown/page-markdown.ts';

const none: OwnFigures = { first: '2026-10-29', last: '2026-11-25', speeds: { all: {}, lcpByKind: {} } };
const some: OwnFigures = {
  ...none,
  speeds: {
    all: {
      lcp: { narrow: { step: 11, views: 1240 }, wide: { step: 36, views: 20 } },
      cls: { narrow: { step: 0, views: 1200 } },
      bytes: { wide: { step: 10, views: 310 } },
    },
    lcpByKind: { home: { narrow: { step: 8, views: 40 } } },
  },
  availability: { served: 40_318, minutes: 40_320, since: '2026-10-28T18:30:00.000Z' },
  calls: { share: { from: 90, to: 95 }, due: { from: 50, to: 99 } },
};

function shown(figures: BlockOf<'own-figures'>['figures'], data: OwnFigures): string {
  const html = renderedBlock({ id: 'a', blockType: 'own-figures', heading: 'Our own', figures }, data);
  return pageMarkdown(html, 'https://example.com/cruise').replaceAll('\u00a0', ' ');
}

test('Each metric has its value on phones and larger screens, the views it rests on, and what is good', () => {
  const text = shown('speed', some);
  expect(text).toContain('From 29 October 2026 to 25 November 2026, three out of four views');
  expect(text).toContain('(LCP) | 1.2 s or less (1,240 views) | over 10 s (20 views) | 2.5 s or less |');
  expect(text).toContain('(CLS) | 0 (1,200 views) | not enough visits yet | 0.1 or less |');
  expect(text).toMatch(
    /one page \| not enough visits yet \| 55.kB or less \(310 views\) \| 65.kB or less \|/,
  );
  expect(text).toContain('| Home page | 900 ms or less (40 views) | not enough visits yet |');
});

test('Before anyone came the table says so, and no kind of page is listed', () => {
  const text = shown('speed', none);
  expect(text.match(/not enough visits yet/g)).toHaveLength(12);
  expect(text).not.toContain('by kind of page');
});

test('The share of the time in which the site answered is rounded down, with the minutes it rests on', () => {
  expect(shown('availability', some)).toContain(
    '99.99% of the time. From 29 October 2026 to 25 November 2026 the site was responding in 40,318 of 40,320 minutes.',
  );
  expect(shown('availability', none)).toContain('Not measured for long enough yet');
});

test('Calls are shown in ranges', () => {
  expect(shown('calls', some)).toContain(
    'Between 90% and 95% of our calls were made on time, out of 50 to 99 calls that were due',
  );
  const many = { ...some, calls: { share: { from: 95, to: 100 }, due: { from: 500 } } };
  expect(shown('calls', many)).toContain('out of 500 or more calls');
  expect(shown('calls', none)).toContain('Not enough calls yet');
});
