import { describe, expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import type { Household } from './household.ts';
import { numbersOf } from './numbers.ts';
import { seededContent } from './seeded-content.ts';

const numbers = numbersOf(seededContent);
const lakh = 100_000;

const single: Household = {
  adults: 1,
  children: 0,
  eldest: 'up-to-35',
  parents: 0,
  tier: 'metro',
  parentsTier: 'metro',
  room: 'single',
  usesTobacco: false,
  condition: 'none',
  parentsCondition: 'none',
  income: 0,
  ownCover: 0,
  parentsCover: 0,
  employerCover: 0,
};
const family: Household = { ...single, adults: 2, children: 2, eldest: '36-45', income: 20 * lakh };
const parents: Household = { ...single, adults: 0, parents: 2 };

function estimate(household: Household) {
  return estimateOf(household, numbers);
}

function inLakh(household: Household): number[] {
  const { low, likely, high } = estimate(household);
  return [low, likely, high].map(({ sum }) => sum / lakh);
}

describe('the worked examples of the model, in lakh', () => {
  test.each<[string, Household, number[]]>([
    ['single of 30, metro, income 12', { ...single, income: 12 * lakh }, [10, 15, 20]],
    ['single of 30, tier 3, income 6', { ...single, tier: 'tier-3', income: 6 * lakh }, [5, 7.5, 10]],
    ['couple of 32, tier 2', { ...single, adults: 2, tier: 'tier-2' }, [10, 15, 20]],
    ['family of four, eldest 38, metro, income 20', family, [20, 25, 30]],
    [
      'family of four, eldest 34, tier 2',
      { ...single, adults: 2, children: 2, tier: 'tier-2' },
      [15, 15, 20],
    ],
    ['parents of 66, metro', parents, [20, 25, 50]],
    ['parents of 66, tier 3', { ...parents, parentsTier: 'tier-3' }, [10, 15, 20]],
    [
      'family of four, metro, 5 own and 5 of the employer',
      { ...family, ownCover: 5 * lakh, employerCover: 5 * lakh },
      [10, 15, 25],
    ],
  ])('%s', (_, household, expected) => {
    expect(inLakh(household)).toEqual(expected);
  });

  test('a couple of 66 gets the same, whether asked about as parents or for itself', () => {
    expect(inLakh({ ...single, adults: 2, eldest: '61-up' })).toEqual(inLakh(parents));
  });
});

describe('how we got there', () => {
  test('each step starts from the one before, to the rupee', () => {
    const { policies } = estimate({ ...family, ownCover: 5 * lakh, employerCover: 5 * lakh });
    const steps = policies[0]?.likely.steps.map(({ key, value }) => [key, value]);
    expect(steps).toEqual([
      ['start', 1_000_000],
      ['age', 1_150_000],
      ['adults', 1_495_000],
      ['children', 1_725_000],
      ['growth', 2_289_719],
      ['own', 1_789_719],
      ['employer', 1_539_719],
    ]);
  });

  test('room, habits and illness each move it', () => {
    const { policies } = estimate({ ...single, room: 'suite', usesTobacco: true, condition: 'serious' });
    const steps = policies[0]?.likely.steps.map(({ key, value }) => [key, value]);
    expect(steps?.slice(0, 4)).toEqual([
      ['start', 1_000_000],
      ['room', 1_250_000],
      ['tobacco', 1_312_500],
      ['condition', 1_640_625],
    ]);
  });

  test('half of an income counts where it is the larger, and once', () => {
    const rich = { ...family, parents: 2, income: 80 * lakh };
    const [forFamily, forParents] = estimate(rich).policies;
    expect(forFamily?.likely.wanted).toBe(40 * lakh);
    expect(forParents?.likely.steps.map(({ key }) => key)).not.toContain('income');
    expect(estimate({ ...parents, income: 80 * lakh }).policies[0]?.likely.wanted).toBe(40 * lakh);
  });

  test('an employer’s policy counts once: for the family, and for parents where they alone are covered', () => {
    const [forFamily, forParents] = estimate({ ...family, parents: 2, employerCover: 5 * lakh }).policies;
    expect(forFamily?.likely.steps.at(-1)?.key).toBe('employer');
    expect(forParents?.likely.steps.at(-1)?.key).toBe('growth');
    const [alone] = estimate({ ...parents, employerCover: 5 * lakh }).policies;
    expect(alone?.likely.steps.at(-1)?.key).toBe('employer');
  });

  test('cover in hand never makes less than nothing of a need', () => {
    const covered = estimate({ ...single, ownCover: 500 * lakh });
    expect(covered.likely).toEqual({ sum: 0, isOver: false });
    expect(covered.policies[0]?.likely.steps.at(-1)).toMatchObject({ key: 'own', value: 0 });
  });
});

describe('the split', () => {
  test('a policy in hand stays the base, and the likely sum lies above it', () => {
    expect(estimate({ ...family, ownCover: 5 * lakh })).toMatchObject({ base: 5 * lakh, topUp: 20 * lakh });
  });

  test('without one, the base is what the city starts from, as a sum on sale', () => {
    expect(estimate(family)).toMatchObject({ base: 10 * lakh, topUp: 15 * lakh });
    expect(estimate({ ...single, tier: 'tier-2' })).toMatchObject({ base: 7.5 * lakh, topUp: 2.5 * lakh });
  });

  test('the base is no larger than the likely sum', () => {
    expect(estimate({ ...single, employerCover: 12 * lakh })).toMatchObject({ base: 7.5 * lakh, topUp: 0 });
  });

  test('base and top-up together are the own cover and the likely sum, over both policies', () => {
    const both = estimate({ ...family, parents: 2, ownCover: 5 * lakh, parentsCover: 3 * lakh });
    expect(both.base + both.topUp).toBe(8 * lakh + both.likely.sum);
    expect(both.policies).toHaveLength(2);
  });
});

test('beyond the ladder it says so', () => {
  const rich = estimate({ ...single, income: 200 * lakh });
  expect(rich.likely).toEqual({ sum: 100 * lakh, isOver: false });
  const richer = estimate({ ...single, parents: 2, income: 250 * lakh });
  expect(richer.likely).toEqual({ sum: 125 * lakh, isOver: true });
});
