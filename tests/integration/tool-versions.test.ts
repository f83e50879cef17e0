import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { previewOfDraft } from '#desk/tool-figures/preview-of-draft.ts';
import { inTransaction } from '#platform/database.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import { personalRiskMethod } from '#tools/formulas/methods/personal-risk.method.ts';
import { readFormula, readFormulas } from '#tools/formulas/read-formulas.ts';
import { isChanged } from '#tools/preview/preview-of.ts';
import { findResult, saveResult } from '#tools/store/results.ts';
import {
  clearVersionCache,
  freezePublishedVersions,
  presentVersion,
  versionNumbered,
  versionsOf,
} from '#tools/store/versions.ts';
import { asStaff, staffMember, withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';

/** From an editor's draft to the next version, and what happens to the results of the one before. */
withSeed();
const key = 'personal-risk';

async function stored() {
  const service = await contentService();
  const where = { key: { equals: key } };
  const { docs } = await service.find({ collection: 'questionnaires', where, draft: true, depth: 0 });
  const [draft] = docs;
  if (!draft) throw new Error('There is no questionnaire.');
  return draft;
}

async function previewNow() {
  const preview = await previewOfDraft(key);
  if (!preview) throw new Error('There is nothing to preview.');
  return preview;
}

async function statesBy(number: number, answers: Record<string, string>): Promise<string[]> {
  const version = await versionNumbered(key, number);
  if (!version) throw new Error(`There is no version ${number}.`);
  const content = contentOf(version, 'en');
  return personalRiskMethod.findingsOf({ answers, content, locale: 'en' }).map(({ said }) => said);
}

test('An editor sees what a draft changes and what is wrong with it, and publishes a version that leaves old results as they were', async () => {
  const service = await contentService();
  const editor = await staffMember('editor');
  const [{ answers }] = personalRiskMethod.examples;
  const { number: first } = await presentVersion(key);
  const id = await saveResult({
    questionnaire: key,
    version: first,
    locale: 'en',
    answers,
    isPartner: false,
    band: 'open-1',
  });
  const statesAtFirst = await statesBy(first, answers);

  const unchanged = await previewNow();
  expect(unchanged.faults).toEqual([]);
  expect(unchanged.people).toHaveLength(personalRiskMethod.examples.length);
  expect(unchanged.people.flatMap(({ lines }) => lines).filter(isChanged)).toEqual([]);

  const before = await stored();
  const data = {
    whatChanged: 'A two-wheeler counts more.',
    weights: before.weights?.map((weight) => ({
      ...weight,
      level: weight.measure === 'need' ? 'none' : weight.level,
    })),
  };
  const options = { collection: 'questionnaires', id: before.id, user: editor, ...asStaff } as const;
  await service.update({ ...options, data, draft: true });
  const changed = await previewNow();
  expect(changed.faults).toEqual([]);
  const lines = changed.people.flatMap(({ lines: told }) => told).filter(isChanged);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every(({ after }) => after === 'covered')).toBe(true);
  // A draft answers no one.
  clearVersionCache();
  expect((await presentVersion(key)).number).toBe(first);

  const broken = {
    ...data,
    parameters: before.parameters?.filter((parameter) => parameter.key !== 'open-below'),
  };
  await service.update({ ...options, data: broken, draft: true });
  const sentence = 'There is no parameter open-below.';
  expect(await previewNow()).toMatchObject({ faults: [sentence], people: [] });
  const publish = service.update({ ...options, data: { _status: 'published' } });
  await expect(publish).rejects.toMatchObject({ name: 'ValidationError', status: 400, message: sentence });
  clearVersionCache();
  expect((await presentVersion(key)).number).toBe(first);

  const mended = { ...data, parameters: before.parameters };
  await service.update({ ...options, data: { ...mended, _status: 'published' } });
  clearVersionCache();
  expect((await presentVersion(key)).number).toBe(first + 1);
  expect(await statesBy(first + 1, answers)).not.toEqual(statesAtFirst);
  const old = await findResult(id);
  expect(old?.version).toBe(first);
  expect(await statesBy(old?.version ?? 0, old?.answers ?? {})).toEqual(statesAtFirst);

  const open = (await readFormulas('en')).find((formula) => formula.key === key);
  expect(open?.versions.map(({ number, whatChanged }) => [number, whatChanged])).toEqual([
    [first + 1, 'A two-wheeler counts more.'],
    [first, before.whatChanged],
  ]);
  expect((await readFormula({ key, number: first }, 'en'))?.houses).not.toEqual(open?.houses);
  expect(await readFormula({ key, number: first + 2 }, 'en')).toBeUndefined();
});

test('An adviser changes no formula', async () => {
  const adviser = await staffMember('adviser');
  const service = await contentService();
  const { id } = await stored();
  const change = service.update({
    collection: 'questionnaires',
    id,
    user: adviser,
    ...asStaff,
    data: { title: 'Mine' },
  });
  await expect(change).rejects.toMatchObject({ status: 403 });
});

test('A published questionnaire is a version before the first request for it', async () => {
  expect(await versionsOf('fertility-survey')).toEqual([]);
  await freezePublishedVersions();
  expect((await versionsOf('fertility-survey')).map(({ number }) => number)).toEqual([1]);
});

test('What is published while an instance waits to freeze a version is in that version', async () => {
  const service = await contentService();
  const user = await staffMember('administrator');
  const { number: first } = await presentVersion(key);
  const { id } = await stored();
  const { waiting } = await inTransaction(async (client) => {
    // As another instance that freezes one.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tools.versions ${key}`]);
    clearVersionCache();
    const asked = presentVersion(key);
    const locks = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect(await rowsOf(locks)).toHaveLength(1), { timeout: 3000 });
    const data = { whatChanged: 'Published meanwhile.', _status: 'published' } as const;
    await service.update({ collection: 'questionnaires', id, user, ...asStaff, data });
    return { waiting: asked };
  });
  const frozen = await waiting;
  expect(frozen.number).toBe(first + 1);
  expect(contentOf(frozen, 'en')).toMatchObject({ whatChanged: 'Published meanwhile.' });
  clearVersionCache();
  expect((await presentVersion(key)).number).toBe(first + 1);
});
