import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleFacts as facts } from '#forms/testing/sample-form.ts';
import { definitions } from './definitions.ts';
import {
  firstOpenPage,
  pageAfter,
  pageBefore,
  pagesOf,
  questionsInOrder,
  reachableAnswers,
} from './engine/path.ts';
import { answersLeadingTo, anyAnswers, walkThrough } from './engine/testing/walk.ts';
import { validateAnswers, validatePage } from './engine/validate-answers.ts';

describe.each(definitions.map(({ questionnaire }) => ({ key: questionnaire.key, questionnaire })))(
  'the questionnaire $key',
  ({ questionnaire }) => {
    const answerSets = anyAnswers(questionnaire);

    test('every way through it ends, with all that it asked accepted and nothing left open', () => {
      fc.assert(
        fc.property(answerSets, (given) => {
          const { answers } = walkThrough(questionnaire, (name) => given[name] ?? '');
          expect(validateAnswers(questionnaire, answers, facts).ok).toBe(true);
          expect(firstOpenPage(questionnaire, answers)).toBeUndefined();
        }),
      );
    });

    test('the way is the one that the answers lead to at the end, and Back is its reverse', () => {
      fc.assert(
        fc.property(answerSets, (given) => {
          const { answers, pages } = walkThrough(questionnaire, (name) => given[name] ?? '');
          const atTheEnd = pagesOf(questionnaire, answers);
          expect(atTheEnd.map(({ key }) => key)).toEqual(pages);
          for (const { key } of atTheEnd.slice(1)) {
            const before = pageBefore(atTheEnd, key);
            expect(before && pageAfter(atTheEnd, before.key)?.key).toBe(key);
          }
        }),
      );
    });

    test.each(questionsInOrder(questionnaire))('%s is reachable', (name) => {
      const asked = pagesOf(questionnaire, answersLeadingTo(questionnaire, name));
      expect(asked.flatMap(({ questions }) => questions)).toContain(name);
    });

    test('judged page by page, as they are given, and all at once, as the server does, answers come out the same', () => {
      fc.assert(
        fc.property(answerSets, (given) => {
          const byPage: Record<string, string> = {};
          for (let page = pagesOf(questionnaire, byPage)[0]; page; ) {
            const validated = validatePage(questionnaire, { questions: page.questions, input: given, facts });
            if (validated.ok) Object.assign(byPage, validated.answers);
            page = pageAfter(pagesOf(questionnaire, byPage), page.key);
          }
          const validated = validateAnswers(questionnaire, given, facts);
          expect(validated).toEqual({ ok: true, answers: reachableAnswers(questionnaire, byPage) });
        }),
        // Ten thousand over the four.
        { numRuns: 1000 },
      );
    }, 60_000);

    test('an accepted answer is accepted again, unchanged', () => {
      fc.assert(
        fc.property(answerSets, (given) => {
          const first = validateAnswers(questionnaire, given, facts);
          const again = first.ok && validateAnswers(questionnaire, first.answers, facts);
          expect(again).toEqual(first);
        }),
      );
    });
  },
);
