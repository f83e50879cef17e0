import { expect, test } from 'vitest';
import routes from '../../../content/data/routes.json' with { type: 'json' };
import {
  arrangements,
  crowns,
  goreCounts,
  hems,
  patternNames,
  type UmbrellaTraits,
  umbrellaTraits,
} from './traits.ts';

const groupNames = [...new Set(routes.map(({ group }) => group))];
const paths = routes.map(({ path }) => path);

function pagesOf(name: string): string[] {
  return routes.filter(({ group }) => group === name).map(({ path }) => path);
}

test('the same path always gets the same umbrella', () => {
  expect(umbrellaTraits('/personal/car')).toEqual(umbrellaTraits('/personal/car'));
});

test.each(groupNames)('no two pages of the group %s look the same', (name) => {
  const looks = pagesOf(name).map((path) => {
    const { pattern, gores, rotation, arrangement } = umbrellaTraits(path);
    return [pattern, gores, rotation, arrangement].join(' ');
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test('turned as they may be, almost no two pages of a group share pattern and colours', () => {
  const shared = groupNames.map((name) => {
    const looks = pagesOf(name).map((path) => {
      const { pattern, arrangement } = umbrellaTraits(path);
      return `${pattern} ${arrangement}`;
    });
    return looks.length - new Set(looks).size;
  });
  expect(shared.reduce((all, some) => all + some)).toBeLessThanOrEqual(3);
});

test.each([
  ['/corporate-insurance', /^corporate-/],
  ['/personal-insurance', /^personal-/],
  ['/innovative-products', /^fertility$/],
])('%s looks like none of the pages that it lists', (hub, listed) => {
  const look = (path: string) => {
    const { pattern, arrangement } = umbrellaTraits(path);
    return `${pattern} ${arrangement}`;
  };
  const others = routes.filter(({ path, group }) => path !== hub && listed.test(group));
  expect(others.map(({ path }) => look(path))).not.toContain(look(hub));
});

test('every choice is used, and none by more than its share', () => {
  const traits = paths.map(umbrellaTraits);
  const used = (choice: UmbrellaTraits['pattern' | 'arrangement' | 'gores']) =>
    traits.filter(({ pattern, arrangement, gores }) => [pattern, arrangement, gores].includes(choice)).length;
  for (const pattern of patternNames) {
    expect(used(pattern)).toBeGreaterThan(3);
    expect(used(pattern)).toBeLessThan(18);
  }
  for (const choice of [...arrangements, ...goreCounts]) expect(used(choice)).toBeGreaterThan(11);
  expect(new Set(traits.map(({ hem }) => hem)).size).toBe(hems.length);
  expect(new Set(traits.map(({ crown }) => crown)).size).toBe(crowns.length);
});

test('one letter changes everything', () => {
  const different = paths.filter((path) => {
    const [one, other] = [umbrellaTraits(path), umbrellaTraits(`${path}s`)];
    return one.pattern !== other.pattern || one.arrangement !== other.arrangement;
  });
  expect(different.length / paths.length).toBeGreaterThan(0.9);
});
