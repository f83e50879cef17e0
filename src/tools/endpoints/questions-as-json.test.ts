import { expect, test } from 'vitest';
import { personalRisk } from '../personal-risk/personal-risk.questionnaire.ts';
import { seededContent as content } from '../personal-risk/seeded-content.ts';
import { questionsAsJson } from './questions-as-json.ts';

test('a question is sent with the rule by which it is shown, and with what may hold in its place', () => {
  const names = ['parents-health', 'job-cover'];
  const sent = questionsAsJson({ questionnaire: personalRisk, version: { number: 1 }, content, names });
  const questions = sent.sections.flatMap((section) => section.questions);
  expect(questions.map(({ show_if }) => show_if)).toEqual([
    { question: 'parents', in: ['under-60', 'from-60'] },
    {
      question: 'earns',
      in: ['only-me', 'shared', 'other', 'nobody'],
      or: [{ question: 'employer-health', in: ['300000', '500000', '1000000', '2500000', 'unknown'] }],
    },
  ]);
});
