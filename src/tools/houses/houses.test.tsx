import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shape } from '#ui/shapes/scene.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import type { HouseState } from '../engine/houses.ts';
import { ChartOfHouses } from './chart-of-houses.tsx';
import { bandOfHouses, headlineOfHouses } from './counts.ts';
import type { HouseInDetail } from './house-in-detail.ts';
import { HouseLists } from './house-lists.tsx';
import { housesAsJson } from './houses-as-json.ts';
import { street } from './street.ts';

function houses(counts: Partial<Record<HouseState, number>>): HouseInDetail[] {
  const states = Object.entries(counts).flatMap(([state, count]) =>
    Array<HouseState>(count).fill(state as HouseState),
  );
  return states.map((state, index) => ({
    key: `h${index + 1}`,
    label: `Con\u00adcern ${index + 1}`,
    state,
    why: [`Finding ${index + 1}.`, 'More.'],
    action: 'Ask three things.',
    cover: { page: 'health', label: 'Health insurance' },
  }));
}

const hrefOf = (page: string) => (page === 'health' ? '/personal/health' : undefined);

test.each([
  [{ open: 3, thin: 4, covered: 5 }, 'Three houses are open, four are thin'],
  [{ open: 1, thin: 1, covered: 10 }, 'One house is open, one is thin'],
  [{ open: 2, covered: 10 }, 'Two houses are open, none is thin'],
  [{ thin: 1, covered: 11 }, 'No house is open, one is thin'],
  [{ open: 1, thin: 5, unknown: 6 }, 'One house is open, five are thin, six not known'],
  [{ open: 1, thin: 2, unknown: 9 }, 'Nine houses are not known, one is open, two are thin'],
  [{ thin: 2, covered: 1, unknown: 9 }, 'Nine houses are not known, two are thin'],
  [{ unknown: 2, covered: 10 }, 'Two houses are not known; the rest are covered'],
  [{ unknown: 11, covered: 1 }, 'Eleven houses are not known; the other one is covered'],
  [{ unknown: 12 }, 'Twelve houses are not known'],
  [{ covered: 12 }, 'All twelve houses are covered'],
])('the finding of %j as a heading', (counts, headline) => {
  expect(headlineOfHouses(houses(counts), 'en')).toBe(headline);
  expect(bandOfHouses(houses(counts))).toBe(`open-${'open' in counts ? counts.open : 0}`);
});

test('the finding has the number of its nouns in Hindi too', () => {
  const headline = (counts: Partial<Record<HouseState, number>>) => headlineOfHouses(houses(counts), 'hi');
  expect(headline({ unknown: 11, covered: 1 })).toBe('ग्यारह भावों का पता नहीं, बाकी एक कवर में है');
  expect(headline({ unknown: 12 })).toBe('बारह भावों का पता नहीं');
});

test('lists say what is open first, and each house keeps its place in the chart as its number', () => {
  const [open, thin, covered, unknown] = [
    houses({ open: 1 }),
    houses({ thin: 1 }),
    houses({ covered: 9 }),
    houses({ unknown: 1 }),
  ];
  const all = [...covered, ...unknown, ...thin, ...open].map((house, index) => ({
    ...house,
    key: `k${index + 1}`,
  }));
  const html = renderToStaticMarkup(<HouseLists houses={all} locale="en" hrefOf={hrefOf} />);
  expect([...html.matchAll(/id="houses-(\w+)"/g)].map(([, state]) => state)).toEqual([
    'open',
    'thin',
    'covered',
    'unknown',
  ]);
  expect([...html.matchAll(/id="house-k(\d+)"/g)].map(([, key]) => Number(key))).toEqual([
    12, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(html).toMatch(/id="house-k12" open=""><summary><span class="house-number" aria-hidden="true">12</);
  expect(html.match(/ open=""/g)).toHaveLength(1);
  expect(html).not.toContain('\u00ad');
});

test('the house to begin with is unfolded, and first in its list', () => {
  const html = renderToStaticMarkup(
    <HouseLists houses={houses({ open: 2, thin: 3 })} beginsWith="h4" locale="en" hrefOf={hrefOf} />,
  );
  expect([...html.matchAll(/id="house-h(\d)"/g)].map(([, key]) => Number(key))).toEqual([1, 2, 4, 3, 5]);
  expect([...html.matchAll(/id="house-h(\d)" open=""/g)].map(([, key]) => key)).toEqual(['4']);
});

test('a cover whose page is not there is no link', () => {
  const [house] = houses({ open: 1 });
  const draw = (page: string) =>
    renderToStaticMarkup(
      <HouseLists
        houses={house ? [{ ...house, cover: { page, label: 'Health' } }] : []}
        locale="en"
        hrefOf={hrefOf}
      />,
    );
  expect(draw('health')).toContain('<a href="/personal/health">Health</a>');
  expect(draw('gone')).not.toContain('<a');
});

test('a covered house is offered no cover', () => {
  const html = renderToStaticMarkup(
    <HouseLists houses={houses({ covered: 1 })} locale="en" hrefOf={hrefOf} />,
  );
  expect(html).not.toContain('<a');
});

test('the further a cover reaches, the wider the umbrella and the less it rains', () => {
  const [none, half, all] = [0, 0.5, 1].map((share) => street(share).shapes);
  const drops = (shapes: Shape[] = []) =>
    svgText({ viewBox: [0, 0, 1, 1], shapes: shapes.slice(0, 1) }).split('M').length;
  expect(drops(none)).toBeGreaterThan(drops(half));
  expect(drops(half)).toBeGreaterThan(drops(all));
  expect(none?.some((shape) => shape.kind === 'path' && shape.fill === 'leaf')).toBe(false);
  expect(street(-1)).toEqual(street(0));
  expect(street(2)).toEqual(street(1));
});

test('the chart is described in words, and its key names only the states that are in it', () => {
  const html = renderToStaticMarkup(<ChartOfHouses houses={houses({ open: 2, covered: 10 })} locale="en" />);
  expect(html).toContain('10 covered, 0 thin, 2 open.');
  expect(html.match(/<li>/g)).toHaveLength(2);
});

test('the endpoint answers with houses, one reason each, and the keys of the three lists', () => {
  const sent = housesAsJson(houses({ open: 1, unknown: 1, covered: 10 }), hrefOf);
  expect(sent).toMatchObject({ open: ['h1'], thin: [] });
  expect(sent.houses).toHaveLength(12);
  expect((sent.houses as unknown[])[0]).toEqual({
    key: 'h1',
    label: 'Concern 1',
    state: 'open',
    why: 'Finding 1. More.',
    action: 'Ask three things.',
    cover: { label: 'Health insurance', href: '/personal/health' },
  });
});
