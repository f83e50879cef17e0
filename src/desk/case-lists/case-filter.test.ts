import { expect, test } from 'vitest';
import { bindings, purposeChoices, readFilter, whereOf } from './case-filter.ts';

test('a cover that two forms name differently is one choice of a list, and finds both', () => {
  const subjects = Object.keys(purposeChoices).map((words) => words.replace(/ Insurance$/, ''));
  expect(subjects).toHaveLength(new Set(subjects).size);
  for (const purpose of ['Oocyte Health', 'Oocyte Health Insurance']) {
    const filter = readFilter({ purpose });
    expect(filter).toEqual({ purpose: 'Oocyte Health Insurance' });
    const { values, bind } = bindings();
    whereOf(filter, bind, 1);
    expect(values).toEqual([['Oocyte Health', 'Oocyte Health Insurance']]);
  }
});

test('a purpose that no form sends is no filter', () => {
  expect(readFilter({ purpose: 'Oocyte' })).toEqual({});
});
