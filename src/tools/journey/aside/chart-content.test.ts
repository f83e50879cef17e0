import { expect, test } from 'vitest';
import { seededContent as ofCompany } from '../../corporate-risk/seeded-content.ts';
import { seededContent as ofHousehold } from '../../personal-risk/seeded-content.ts';
import { packChart, unpackChart } from './chart-content.ts';

test.each([
  ['company', ofCompany],
  ['household', ofHousehold],
])('what the chart of a %s shows arrives as it was sent, and nothing else', (_who, content) => {
  const arrived = unpackChart(JSON.parse(JSON.stringify(packChart(content))));
  expect(arrived.weights).toHaveLength(content.weights.length);
  expect(arrived.weights).toEqual(expect.arrayContaining([...content.weights]));
  expect(arrived.houses.map(({ key, label }) => [key, label])).toEqual(
    content.houses.map(({ key, label }) => [key, label]),
  );
  expect(arrived.parameters.map(({ key, value, unit, list }) => [key, value, unit, list])).toEqual(
    content.parameters.map(({ key, value, unit, list }) => [key, value, unit, list]),
  );
  const { houses, parameters } = packChart(content);
  expect(keysOf(houses)).toEqual(['key', 'label']);
  expect(['key', 'list', 'unit', 'value']).toEqual(expect.arrayContaining(keysOf(parameters)));
});

const keysOf = (all: readonly object[]) => Object.keys(Object.assign({}, ...all)).toSorted();
