import { expect, test } from 'vitest';
import { firstPageToAsk, placeAfter, placeBefore, placeToGoOn } from './next-place.ts';
import type { Place } from './place.ts';
import { sampleQuestionnaire as questionnaire } from './testing/sample-journey.ts';

const question = (page: string, isChange = false) => ({ at: 'question', page, isChange });
const everything = { work: 'employed', family: 'nobody', loan: 'no', town: '' };

test('the button leads to the next page that applies, and from the last one to the list', () => {
  const after = (page: string, answers: Record<string, string>) =>
    placeAfter(questionnaire, { page, asked: [page], answers, isChange: false });
  expect(after('work', { work: 'employed' })).toEqual(question('family'));
  expect(after('work', { work: 'own' })).toEqual(question('sector'));
  expect(after('town', everything)).toEqual({ at: 'check' });
});

test('an answer that opens a question of its own page leads there again', () => {
  const answers = { work: 'employed', family: 'nobody', loan: 'yes' };
  const after = (asked: string[]) =>
    placeAfter(questionnaire, { page: 'loan', asked, answers, isChange: false });
  expect(after(['loan'])).toEqual(question('loan'));
  expect(after(['loan', 'loan_amount'])).toEqual(question('town'));
});

test('a change leads back to the list, by way of the questions that it has opened', () => {
  const change = (page: string, answers: Record<string, string>) =>
    placeAfter(questionnaire, { page, asked: [page], answers, isChange: true });
  expect(change('family', everything)).toEqual({ at: 'check' });
  expect(change('work', { ...everything, work: 'own' })).toEqual(question('sector', true));
  expect(change('sector', { ...everything, work: 'own', sector: 'farm' })).toEqual({ at: 'check' });
});

test('an optional question is asked once, and not again', () => {
  const { town: _, ...others } = everything;
  expect(firstPageToAsk(questionnaire, others)?.key).toBe('town');
  expect(firstPageToAsk(questionnaire, everything)).toBeUndefined();
});

test('a mandatory question stays open', () => {
  expect(placeToGoOn(questionnaire, { ...everything, loan: '' })).toEqual(question('loan'));
  expect(placeToGoOn(questionnaire, {})).toEqual(question('work'));
  expect(placeToGoOn(questionnaire, everything)).toEqual({ at: 'check' });
});

test('Back leads to the page before, and from a change to the list', () => {
  const before = (place: Place) => placeBefore(questionnaire, place, everything);
  expect(before({ at: 'check' })).toEqual(question('town'));
  expect(before({ at: 'question', page: 'loan', isChange: false })).toEqual(question('family'));
  expect(before({ at: 'question', page: 'loan', isChange: true })).toEqual({ at: 'check' });
  expect(before({ at: 'question', page: 'work', isChange: false })).toBeUndefined();
});
