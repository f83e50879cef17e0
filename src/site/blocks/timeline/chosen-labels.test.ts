import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenLabels } from './chosen-labels.ts';

const ticksOf = (places: number[]) =>
  [...new Set(places)].sort((a, b) => a - b).map((at) => ({ at, label: `${at} days` }));

test('the beginning and both ends are named, on a phone too', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 12 }), (between) => {
      const labels = chosenLabels(ticksOf([0, ...between, 100]), '0 days');
      const onPhones = labels.filter(({ isNarrow }) => isNarrow).map(({ at }) => at);
      expect(onPhones).toContain(0);
      expect(onPhones).toContain(100);
    }),
  );
});

test('what there is no room for is left out, first on phones', () => {
  const labels = chosenLabels(ticksOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]), '0 days');
  expect(labels.filter(({ isNarrow }) => isNarrow).length).toBeLessThan(labels.length);
});
