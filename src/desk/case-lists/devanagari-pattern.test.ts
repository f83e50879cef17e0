import { expect, test } from 'vitest';
import { devanagariPattern } from './devanagari-pattern.ts';

test.each([
  ['sharma', 'मीरा शर्मा'],
  ['Meera', 'मीरा शर्मा'],
  ['मिरा', 'मीरा शर्मा'],
  ['lakshmi', 'लक्ष्मी'],
  ['laxmi', 'लक्ष्मी'],
  ['krishna', 'कृष्ण'],
  ['mohammed', 'मोहम्मद ख़ान'],
  ['khan', 'मोहम्मद ख़ान'],
  ['singh', 'अमरजीत सिंह'],
  ['amarjeet', 'अमरजीत सिंह'],
  ['asha', 'आशा'],
  ['siddharth', 'सिद्धार्थ'],
  ['vijay', 'विजय'],
  ['yadav', 'यादव'],
  ['gyan', 'ज्ञान'],
  ['mumbai', 'मुंबई'],
])('%s draws %s', (typed, name) => {
  expect(name).toMatch(new RegExp(devanagariPattern(typed) ?? 'none', 'u'));
});

test.each([
  ['sharma', 'वर्मा'],
  ['meera', 'अमीरा'],
  ['asha', 'निशा'],
])('%s does not draw %s', (typed, name) => {
  expect(name).not.toMatch(new RegExp(devanagariPattern(typed) ?? 'none', 'u'));
});

test('no pattern is made of what Devanagari cannot say', () => {
  expect(devanagariPattern('aai')).toBeUndefined();
  expect(devanagariPattern('12')).toBeUndefined();
});
