import { expect, test } from 'vitest';
import { type EligibilityField, obstaclesIn } from './eligibility.form.ts';

const fine: Record<EligibilityField, string> = {
  adult: 'yes',
  class_ten: 'yes',
  pan: 'yes',
  aadhaar: 'yes',
  bank_account: 'yes',
  elsewhere: 'no',
};

test('who is of age, has passed class 10, has the papers and is with nobody else may join', () => {
  expect(obstaclesIn(fine)).toEqual([]);
});

test.each<[EligibilityField, string]>([
  ['adult', 'no'],
  ['class_ten', 'no'],
  ['pan', 'no'],
  ['aadhaar', 'no'],
  ['bank_account', 'no'],
  ['elsewhere', 'yes'],
])('%s answered by %s stands in the way, and so does no answer', (field, answer) => {
  expect(obstaclesIn({ ...fine, [field]: answer })).toEqual([field]);
  expect(obstaclesIn({ ...fine, [field]: '' })).toEqual([field]);
});

test('all that stands in the way is said at once, in the order of the questions', () => {
  expect(obstaclesIn({ ...fine, elsewhere: 'yes', adult: 'no' })).toEqual(['adult', 'elsewhere']);
});
