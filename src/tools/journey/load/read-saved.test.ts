import { expect, test } from 'vitest';
import { savedFile, savedFileName, stillValid } from '../saved-answers.ts';
import { sampleJourney } from '../testing/sample-journey.ts';
import { readSaved } from './read-saved.ts';

const answers = { work: 'own', sector: 'shop', family: 'spouse,children', loan: 'no', town: '' };
const now = new Date('2026-11-22T06:30:00Z');
const file = savedFile(sampleJourney, answers, now);
const load = (changes: object = {}) =>
  readSaved(sampleJourney, JSON.stringify({ ...file, ...changes }), sampleJourney.facts);

test('saved answers are loaded unchanged', () => {
  expect(load()).toEqual({
    answers,
    changes: { isOtherVersion: false, added: [], gone: [], reasked: [] },
  });
});

test('a file is named by its tool and the day in India', () => {
  const name = (moment: string) => savedFileName(sampleJourney.questionnaire, new Date(moment));
  expect(name('2026-11-22T06:30:00Z')).toBe('personal-risk-2026-11-22.json');
  expect(name('2026-11-22T20:30:00Z')).toBe('personal-risk-2026-11-23.json');
});

test('a file of an older version says what is new, what is gone and what is no longer offered', () => {
  const { town: _, ...questions } = file.questions;
  const loaded = load({
    version: 2,
    questions: { ...questions, pets: 'Pets' },
    answers: { work: 'own', sector: 'mine', family: 'nobody', loan: 'prefer-not', pets: 'cat' },
  });
  expect(loaded).toEqual({
    answers: { work: 'own', family: 'nobody', loan: 'prefer-not' },
    changes: { isOtherVersion: true, added: ['Town'], gone: ['Pets'], reasked: ['Business'] },
  });
});

test.each([
  ['another tool’s', { questionnaire: 'corporate-risk' }],
  ['without a version', { version: '3' }],
  ['with a list of answers', { answers: ['own'] }],
  ['with an answer that is no text', { answers: { work: { own: true } } }],
  ['without its questions', { questions: undefined }],
  [
    'with more than a questionnaire holds',
    { answers: Object.fromEntries(Array.from(Array(301), (_, i) => [i, ''])) },
  ],
  ['too large', { answers: { town: 'x'.repeat(65 * 1024) } }],
])('a file is refused that is %s', (_what, changes) => {
  expect(load(changes)).toBeUndefined();
});

test.each(['', 'null', '[]', '"answers"', '{', '{"answers":{}}'])('%j is no file of ours', (text) => {
  expect(readSaved(sampleJourney, text, sampleJourney.facts)).toBeUndefined();
});

test('a file cannot bring an answer that the question would refuse, or a name of the prototype', () => {
  const { questionnaire, facts } = sampleJourney;
  const given = JSON.parse('{"loan_amount": "5", "work": "own", "__proto__": "x", "constructor": "y"}');
  expect(stillValid(questionnaire, given, facts)).toEqual({
    answers: { work: 'own' },
    reasked: ['loan_amount'],
  });
});
