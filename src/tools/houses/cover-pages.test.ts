import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import corporate from '../../../content/questionnaires/corporate-risk.json' with { type: 'json' };
import personal from '../../../content/questionnaires/personal-risk.json' with { type: 'json' };

type Page = { contentKey?: string; kind: string };

const pages = new Map(
  fs
    .globSync('content/pages/**/*.json')
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as Page)
    .map((page) => [page.contentKey, page] as const),
);

describe.each([
  ['personal', personal.houses],
  ['corporate', corporate.houses],
])('the cover that helps in a %s house', (_which, houses) => {
  test('leads to a page that answers, never to an overview', () => {
    const overviews = houses.filter(({ coverPage }) => pages.get(coverPage)?.kind === 'hub');
    expect(overviews.map(({ key }) => key)).toEqual([]);
    for (const { coverPage } of houses) expect(pages.has(coverPage), coverPage).toBe(true);
  });
});

test.each([
  ['parents', 'health-insurance-for-parents'],
  ['illness', 'personal-accident'],
  ['fraud', 'cyber-insurance'],
])('the personal house %s leads to its own page', (house, page) => {
  expect(personal.houses.find(({ key }) => key === house)?.coverPage).toBe(page);
});
