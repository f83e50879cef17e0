import { expect, test } from 'vitest';
import { sampleFacts } from '#forms/testing/sample-form.ts';
import { addressAfter } from './address-after.ts';
import { bringing, givenAnswers } from './given-answers.ts';
import { sampleQuestionnaire } from './testing/sample-journey.ts';

const given = (address: string) => {
  const query = new URLSearchParams(address);
  return givenAnswers(sampleQuestionnaire, (name) => query.get(name) ?? undefined, sampleFacts);
};

test('an address may have an answer to the first question, and to no other', () => {
  expect(given('work=own')).toEqual({ work: 'own' });
  expect(given('work=own&sector=farm&loan=yes')).toEqual({ work: 'own' });
});

test('an answer that was never offered is none', () => {
  expect(given('work=pirate')).toBeUndefined();
  expect(given('')).toBeUndefined();
});

test('it leads to the question that follows from it', () => {
  expect(addressAfter(sampleQuestionnaire, '/sample', { work: 'own' })).toBe(
    '/sample/questions/sector?work=own',
  );
  expect(addressAfter(sampleQuestionnaire, '/sample', { work: 'none' })).toBe(
    '/sample/questions/family?work=none',
  );
});

test('an address that has a query keeps it', () => {
  expect(bringing('/sample/questions/sector?then=check', { work: 'own' })).toBe(
    '/sample/questions/sector?then=check&work=own',
  );
  expect(bringing('/sample/check')).toBe('/sample/check');
});
