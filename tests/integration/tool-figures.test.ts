import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { database } from '#platform/database.ts';
import { latestAnswerSets, readAnswered, readFigures } from '#tools/figures/read-figures.ts';
import { countProgress } from '#tools/store/progress.ts';
import { deleteResult, saveResult } from '#tools/store/results.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';

/** Figures of the tools for staff: counts by version, and answers without anyone's name. */
withDatabase();
withContentService();
const key = 'health-cover';

function finish(answers: Record<string, string>, { version = 1, band = '15-25', isPartner = false } = {}) {
  return saveResult({ questionnaire: key, version, locale: 'en', answers, band, isPartner });
}

beforeAll(async () => {
  for (const [questionnaire, number] of [
    [key, 1],
    [key, 2],
    ['personal-risk', 1],
    ['fertility-survey', 1],
  ])
    await database().query(
      `insert into tools.versions (questionnaire, number, digest, content) values ($1, $2, $3, '{}')`,
      [questionnaire, number, `${questionnaire} ${number}`],
    );
});

test('Pages are counted by version, over all days', async () => {
  for (const page of ['who', 'who', 'city']) await countProgress({ questionnaire: key, version: 1, page });
  await countProgress({ questionnaire: key, version: 2, page: 'who' });
  await countProgress({ questionnaire: 'personal-risk', version: 1, page: 'who' });
  await database().query(`update tools.reached set day = day - 40 where page = 'city'`);
  await countProgress({ questionnaire: key, version: 1, page: 'city' });
  expect((await readFigures(key, 1)).reached).toEqual({ who: 2, city: 2 });
  expect((await readFigures(key, 2)).reached).toEqual({ who: 1 });
});

test('A result counts in its band while it lives and when it is gone, partners apart', async () => {
  const ids = [await finish({ who: 'family' }), await finish({ who: 'both' }), await finish({ who: 'both' })];
  await finish({ who: 'parents' }, { band: '5-10' });
  await finish({ who: 'parents' }, { isPartner: true });
  await finish({ who: 'parents' }, { version: 2 });
  const counted = [
    { band: '5-10', isPartner: false, times: 1 },
    { band: '15-25', isPartner: false, times: 3 },
    { band: '15-25', isPartner: true, times: 1 },
  ];
  const sorted = async () =>
    (await readFigures(key, 1)).finished.toSorted((a, b) => Number(a.isPartner) - Number(b.isPartner));
  expect(await sorted()).toEqual(counted);
  for (const id of ids) expect(await deleteResult(id)).toBe(true);
  expect(await sorted()).toEqual(counted);
});

test('The newest answers come first, a limited number, and no result can be opened by them', async () => {
  await database().query(`delete from tools.results`);
  const first = await finish({ who: 'family' });
  await database().query(`update tools.results set created_at = now() - interval '1 day'`);
  await finish({ who: 'parents' }, { version: 2, isPartner: true });
  await saveResult({
    questionnaire: 'personal-risk',
    version: 1,
    locale: 'en',
    answers: {},
    band: 'open-1',
    isPartner: false,
  });
  const sets = await latestAnswerSets(key, 50);
  expect(sets.map(({ answers, version, isPartner }) => [answers.who, version, isPartner])).toEqual([
    ['parents', 2, true],
    ['family', 1, false],
  ]);
  expect(sets[0]?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(JSON.stringify(sets)).not.toContain(first);
  expect(await latestAnswerSets(key, 1)).toHaveLength(1);
});

test('Each answer to the survey is added up, also when its set is gone; those to other tools are not kept', async () => {
  const survey = { questionnaire: 'fertility-survey', version: 1, locale: 'en', band: 'no' } as const;
  const save = (answers: Record<string, string>) => saveResult({ ...survey, answers, isPartner: false });
  const ids = [await save({ looked: 'ivf,donor', age: 'prefer-not' }), await save({ looked: 'ivf' })];
  const counted = [
    { question: 'age', option: 'prefer-not', times: 1 },
    { question: 'looked', option: 'ivf', times: 2 },
    { question: 'looked', option: 'donor', times: 1 },
  ];
  expect(await readAnswered('fertility-survey', 1)).toEqual(counted);
  for (const id of ids) expect(await deleteResult(id)).toBe(true);
  expect(await readAnswered('fertility-survey', 1)).toEqual(counted);
  await deleteResult(await finish({ who: 'family' }));
  expect(await readAnswered(key, 1)).toEqual([]);
  const { rows } = await database().query('select distinct questionnaire from tools.answered');
  expect(rows).toEqual([{ questionnaire: 'fertility-survey' }]);
});
