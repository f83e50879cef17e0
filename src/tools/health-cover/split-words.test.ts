import { expect, test } from 'vitest';
import type { Answers } from '../engine/questionnaire.ts';
import { healthCoverExamples } from './health-cover.examples.ts';
import { healthResultOf } from './health-result.ts';
import { seededContent as content } from './seeded-content.ts';
import { splitInWords } from './split-words.ts';

function splitFor(key: string, changes: Answers = {}) {
  const answers = healthCoverExamples.find((example) => example.key === key)?.answers ?? {};
  return splitInWords(healthResultOf({ ...answers, ...changes }, content), { content, locale: 'en' });
}

const withParents = { who: 'both', parents: '2', 'parents-city': 'Delhi' };
const parentsCovered = { ...withParents, 'parents-policy': 'yes', 'parents-cover': '5000000' };
const byEmployer = { 'employer-policy': 'yes', 'employer-cover': '5000000' };

test.each([
  ['single-metro', {}, 'A base policy with a super top-up'],
  ['single-small-town', {}, 'One policy is enough'],
  ['family-with-cover', {}, 'Keep the policy you have'],
  ['single-metro', byEmployer, 'Nothing to buy for now'],
  ['single-metro', { ...parentsCovered, ...byEmployer }, 'Nothing to buy for now'],
  ['single-metro', parentsCovered, 'Keep the policy you have, and add one'],
])('the heading for %s with %o is “%s”', (key, changes, heading) => {
  expect(splitFor(key, changes).heading).toBe(heading);
});

test('nobody is told to keep a policy that they neither have nor are to buy', () => {
  const { advice, more } = splitFor('single-metro', byEmployer);
  expect(advice[0]?.text).toMatch(/^By this formula you need not buy anything now/);
  expect(more.join(' ')).not.toContain('keep a base policy');
  expect(more.join(' ')).toContain('Think about a policy of your own before you leave');
  expect(splitFor('family-with-cover').more.join(' ')).toContain('keep a base policy of your own');
});
