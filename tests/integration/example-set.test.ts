import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import type { AuditActor } from '#content/audit/audit-log.ts';
import { loadExamples, removeExamples } from '#content/examples/example-set.ts';
import { areExamplesPublished, listExamples } from '#content/examples/list-examples.ts';
import { type ExampleCollection, exampleCollections } from '#content/examples/read-examples.ts';
import { contentService } from '#content/read/content-service.ts';
import { examplesRoutes } from '#desk/screens/examples/examples.routes.tsx';
import { todayRoutes } from '#desk/screens/today/today.routes.tsx';
import { readMailFacts } from '#mail/read-mail-facts.ts';
import { contentEndpoints } from '#site/public-content/content-endpoints.ts';
import { asStaff, staffMember, withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { makeRecord } from '../support/sample-records.ts';

/** The example set on a fresh site: loaded, seen by visitors for what it is, edited, and removed without a trace. */
withSeed();

type Editor = Awaited<ReturnType<typeof staffMember>>;
let editor: Editor;
let by: AuditActor;
beforeAll(async () => {
  editor = await staffMember('editor');
  by = { userId: editor.id, who: editor.name, network: '203.0.113.0/24', device: 'Firefox' };
});

async function find(collection: ExampleCollection, name: string) {
  const service = await contentService();
  const where = { name: { equals: name } };
  const { docs } = await service.find({ collection, where, draft: true, depth: 0, overrideAccess: true });
  return docs[0];
}

async function save(collection: ExampleCollection, id: number, data: object, draft = false): Promise<void> {
  const service = await contentService();
  await service.update({ collection, id, data, draft, user: editor, ...asStaff });
}

test('what is pressed twice is done once, and is in the audit log', async () => {
  expect(await removeExamples(by)).toBe('none-loaded');
  const presses = await Promise.all([loadExamples(by), loadExamples(by), loadExamples(by)]);
  expect(presses.filter((outcome) => outcome === 'loaded')).toHaveLength(1);
  expect(await loadExamples(by)).toBe('loaded-already');
  expect(await listExamples()).toHaveLength(12);
  const ends = await Promise.all([removeExamples(by), removeExamples(by)]);
  expect(ends).toContainEqual({ deleted: 12, drafted: 0, kept: 0 });
  expect(await removeExamples(by)).toBe('none-loaded');
  expect(await listExamples()).toEqual([]);
  expect(await rowsOf(`select 1 from content.seeded where key like 'example:%'`)).toEqual([]);
  expect(
    await rowsOf(
      `select kind, who, about, detail from staff.audit_log where kind like 'examples-%' order by id`,
    ),
  ).toEqual([
    { kind: 'examples-loaded', who: 'editor', about: '12 examples', detail: '' },
    {
      ...{ kind: 'examples-removed', who: 'editor', about: '12 examples' },
      detail: 'deleted 12, made drafts 0, kept 0',
    },
  ]);
});

test('every text that an editor saved in an example is kept, and all else of the set is gone', async () => {
  const service = await contentService();
  const own = await makeRecord(service, 'team');
  await loadExamples(by);
  const changed = await find('team', 'Example Adviser One');
  const drafted = await find('partners', 'First Example Insurance');
  const theirs = await find('contact', 'Example head office');
  const deleted = await find('reviews', 'Example client one');
  if (!changed || !drafted || !theirs || !deleted) throw new Error('The set is not whole.');
  await save('team', changed.id, { about: 'Begun, not true yet.', _status: 'published' });
  await save('partners', drafted.id, { about: 'Only in a draft.' }, true);
  await save('contact', theirs.id, { name: 'Pune', isExample: false, _status: 'published' });
  await service.delete({ collection: 'reviews', id: deleted.id, user: editor, ...asStaff });

  const fates = (await listExamples()).filter(({ fate }) => fate !== 'deleted');
  expect(fates.map(({ title, fate }) => [title, fate])).toEqual([
    ['Example Adviser One', 'drafted'],
    ['First Example Insurance', 'drafted'],
    ['Pune', 'kept'],
  ]);
  expect(await removeExamples(by)).toEqual({ deleted: 8, drafted: 2, kept: 1 });

  const left = await Promise.all(
    exampleCollections.map(async (collection) => {
      const { docs } = await service.find({ collection, draft: true, depth: 0, overrideAccess: true });
      return docs.map(({ id, name, _status }) => [id, name, _status]);
    }),
  );
  expect(left.flat().toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
    [
      [own, 'Asha Rao', 'published'],
      [changed.id, 'Example Adviser One', 'draft'],
      [drafted.id, 'First Example Insurance', 'draft'],
      [theirs.id, 'Pune', 'published'],
    ].toSorted(([a], [b]) => Number(a) - Number(b)),
  );
  expect(await find('team', 'Example Adviser One')).toMatchObject({ about: 'Begun, not true yet.' });
  expect(await find('partners', 'First Example Insurance')).toMatchObject({ about: 'Only in a draft.' });
  expect(await areExamplesPublished()).toBe(false);
  for (const { collection, id } of await listExamples())
    await service.delete({ collection, id, overrideAccess: true });
  await service.delete({ collection: 'team', id: own, overrideAccess: true });
});

test('no endpoint answers a stranger with an example, and no mail names an example adviser', async () => {
  await loadExamples(by);
  const { advisers } = await readMailFacts('en');
  expect(advisers).toEqual([]);
  for (const collection of exampleCollections) {
    const answer = await contentEndpoints({ baseHeaders: {} }).request(`/cmsapi/api/${collection}`);
    const { docs } = (await answer.json()) as { docs: { name?: string }[] };
    expect(docs.filter(({ name }) => /example/i.test(name ?? ''))).toEqual([]);
  }
  await removeExamples(by);
});

test('the desk loads and removes the set, and says on Today that it is there', async () => {
  const staff = { id: editor.id, name: editor.name, role: 'administrator', sessionId: 'a' } as never;
  const press = (what: string) =>
    deskAs(staff, { routes: examplesRoutes, path: '/examples', fields: { do: what } });
  expect((await press('')).location).toBe('/desk/examples');
  const today = async () => (await deskAs(staff, { routes: todayRoutes, path: '/' })).html;
  expect((await press('load')).location).toBe('/desk/examples?said=loaded');
  expect((await press('load')).location).toBe('/desk/examples?said=loaded-already');
  expect(await today()).toContain('<a href="/desk/examples">Examples are on the site</a>');
  const { html } = await deskAs(staff, { routes: examplesRoutes, path: '/examples?said=loaded' });
  expect(html).toContain('The examples have been loaded.');
  expect(html.match(/Will be deleted: nobody has changed it/g)).toHaveLength(12);
  expect((await press('remove')).location).toBe('/desk/examples?said=removed');
  expect((await press('remove')).location).toBe('/desk/examples?said=none-loaded');
  expect(await today()).not.toContain('Examples are on the site');
});

test('a load that fails half way leaves nothing', async () => {
  await rowsOf(`create function refuse_reviews() returns trigger language plpgsql as $$
    begin raise exception 'refused for this test'; end $$`);
  await rowsOf(
    'create trigger refuse before insert on reviews for each row execute function refuse_reviews()',
  );
  await expect(loadExamples(by)).rejects.toThrow();
  await rowsOf('drop trigger refuse on reviews');
  expect(await listExamples()).toEqual([]);
  expect(await rowsOf('select id from team')).toEqual([]);
  expect(await loadExamples(by)).toBe('loaded');
});
