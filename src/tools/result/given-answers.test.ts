import { expect, test } from 'vitest';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import { healthCoverExamples } from '../health-cover/health-cover.examples.ts';
import { healthCover } from '../health-cover/health-cover.questionnaire.ts';
import { countGiven } from './given-answers.ts';
import { resultMessages } from './messages/messages.ts';

const made = { day: '1 December 2026', version: 2 };

test('a question that was declined is not counted as an answer', () => {
  const sent = healthCoverExamples.find(({ key }) => key === 'says-little')?.answers ?? {};
  const validated = validateAnswers(healthCover, sent, facts);
  const answers = validated.ok ? validated.answers : {};
  const declined = Object.values(answers).filter((answer) => answer === 'prefer-not').length;
  expect(declined).toBeGreaterThan(1);
  expect(countGiven(answers)).toBe(Object.keys(answers).length - declined);
});

test('a result of no answers says so', () => {
  expect(resultMessages('en').made({ ...made, count: countGiven({ age: 'prefer-not' }) })).toBe(
    'Made without any answers on 1 December 2026, with version 2 of the questions.',
  );
  expect(resultMessages('hi').made({ ...made, count: 0 })).not.toMatch(/\b0\b/);
});
