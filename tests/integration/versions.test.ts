import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { changesOf, latestChanges } from '#content/collections/changes/changes.ts';
import { readScheduled } from '#content/collections/schedule/scheduled.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { unitsOf } from '#content/translation/translate.ts';
import { publicationStatus } from '#desk/publishing/publication-status.ts';
import {
  compareVersions,
  findVersioned,
  restoreVersion,
  type VersionedRecord,
  versionsOfRecord,
} from '#desk/publishing/record-versions.ts';
import { publishingRoutes } from '#desk/screens/publishing/publishing.routes.tsx';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { readTranslation } from '#desk/translations/read-translations.ts';
import { saveTranslation } from '#desk/translations/save-translation.ts';
import { asStaff, readPageByPath, staffMember, withSeed } from '../support/content-service.ts';
import { deskAs, hiddenFields } from '../support/desk-as.ts';

/** Versions know who made them, are compared in words, and come back whole. */
withSeed();

type Editor = Awaited<ReturnType<typeof staffMember>>;
let editor: Editor;
let staff: Staff;
beforeAll(async () => {
  editor = await staffMember('editor');
  const { id, name, email, role } = editor;
  staff = { id, name, email, role, sessionId: '' };
});

async function recordAt(path: string): Promise<VersionedRecord> {
  const record = await findVersioned('pages', (await readPageByPath(path))?.id ?? 0);
  if (!record) throw new Error(`There is no record of ${path}.`);
  return record;
}

async function save(id: number, data: Record<string, unknown>, draft: boolean): Promise<void> {
  const service = await contentService();
  const status = draft ? {} : { _status: 'published' as const };
  await service.update({
    collection: 'pages',
    id,
    data: { ...data, ...status },
    draft,
    user: editor,
    ...asStaff,
  });
}

const isToday = ({ savedAt }: { savedAt: Date }) => Math.abs(savedAt.getTime() - Date.now()) < 3_600_000;
const newest = async (record: Pick<VersionedRecord, 'slug' | 'id'>, place = 0) =>
  (await versionsOfRecord(record))[place]?.id ?? 0;

test('changes are described in words, by the block that they are in', async () => {
  const record = await recordAt('/cruise');
  const service = await contentService();
  const { blocks, lead } = await service.findByID({ collection: 'pages', id: record.id, depth: 0 });
  const [first, second, ...rest] = blocks ?? [];
  await save(
    record.id,
    { lead: `${lead} And a word more.`, blocks: [second, first, ...rest.slice(0, -1)] },
    true,
  );
  const parts = await compareVersions(record, await newest(record, 1), await newest(record));
  expect(parts?.[0]).toMatchObject({
    title: 'Around the blocks',
    lines: [{ label: 'Lead', runs: [{ kind: 'same' }, { kind: 'out' }, { kind: 'in' }] }],
  });
  expect(parts?.map(({ what }) => what)).toEqual(['changed', 'moved', 'moved', 'gone']);
  const other = await recordAt('/ivf');
  expect(await compareVersions(other, await newest(record, 1), await newest(record))).toBeUndefined();
});

test('the page above it is named by its title, filled in as visitors read it', async () => {
  const { brand } = await readSettings();
  const [record, about] = [await recordAt('/glossary'), await recordAt('/about-us')];
  expect(about.title).toBe(`About ${brand}`);
  await save(record.id, { parent: about.id }, true);
  const parts = await compareVersions(record, await newest(record, 1), await newest(record));
  const words = parts?.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)));
  expect(words?.at(-1)).toBe(`About ${brand}`);
  expect(words?.join()).not.toContain('Number');
});

test('each version has the name of the person who made it', async () => {
  const record = await recordAt('/surety-bond');
  await save(record.id, { lead: 'First a draft of the lead.' }, true);
  await save(record.id, {}, false);
  const changes = await changesOf('pages', record.id);
  expect(changes.map(({ does, who, versionId }) => [does, who, versionId])).toEqual([
    ['published', 'editor', await newest(record)],
    ['drafted', 'editor', await newest(record, 1)],
  ]);
  expect((await versionsOfRecord(record)).every(isToday)).toBe(true);
  expect((await publicationStatus('pages', record.id)).map(({ text }) => text).join()).toMatch(
    /^Published by editor, /,
  );
  expect((await latestChanges(1))[0]).toMatchObject({ title: record.title, who: 'editor' });
});

test('an older version comes back as a draft, which no visitor sees, or published at once', async () => {
  const record = await recordAt('/vintage-cars');
  const before = await readPageByPath('/vintage-cars');
  const old = await newest(record);
  await save(record.id, { lead: 'Today’s lead, of which nobody is fond.' }, false);
  expect(await restoreVersion(record, { versionId: old, isLive: false, staff })).toBe(true);
  expect((await readPageByPath('/vintage-cars'))?.lead).toBe('Today’s lead, of which nobody is fond.');
  expect(await restoreVersion(record, { versionId: old, isLive: true, staff })).toBe(true);
  expect(await readPageByPath('/vintage-cars')).toEqual(before);
  expect((await changesOf('pages', record.id)).map(({ does }) => does)).toEqual([
    'published',
    'restored',
    'restored',
    'published',
  ]);
});

test('a version compared with the live one is read from the older to the newer, and is the one that comes back', async () => {
  const record = await recordAt('/glossary');
  await save(record.id, { lead: 'The first lead.' }, false);
  const old = await newest(record);
  await save(record.id, { lead: 'The second lead.' }, false);
  const asked = (path: string) => deskAs(staff, { routes: publishingRoutes, path });
  const { html: history } = await asked(`/publishing/pages/${record.id}`);
  const link = `/publishing/pages/${record.id}/compare?from=${old}&amp;to=${await newest(record)}`;
  expect(history).toContain(`href="/desk${link}">Compare with the live version`);
  const { html } = await asked(link.replace('&amp;', '&'));
  expect(html).toMatch(/<del>first .*<ins>second /s);
  expect(hiddenFields(html).version).toBe(String(old));

  expect(await restoreVersion(record, { versionId: old, isLive: false, staff })).toBe(true);
  const [draft, live, ...rest] = await versionsOfRecord(record);
  const moments = [draft, live, ...rest].map((version) => Number(version?.savedAt));
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  const { html: ofNewest } = await asked(
    `/publishing/pages/${record.id}/compare?from=${draft?.id}&to=${live?.id}`,
  );
  expect(ofNewest).toMatch(/<del>second .*<ins>first /s);
  expect(ofNewest).not.toContain('Restore it');
});

test('restoring an older version leaves the day on which the page goes off the site', async () => {
  const record = await recordAt('/career');
  const old = await newest(record);
  const unpublishAt = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000);
  await save(record.id, { unpublishAt: unpublishAt.toISOString() }, false);
  for (const isLive of [false, true]) {
    await restoreVersion(record, { versionId: old, isLive, staff });
    expect(await readScheduled()).toMatchObject([{ id: record.id, does: 'unpublish', moment: unpublishAt }]);
  }
  await save(record.id, { unpublishAt: null }, true);
  expect(await readScheduled()).toEqual([]);
  expect((await changesOf('pages', record.id)).map(({ does }) => does)).toEqual([
    'unscheduled-off',
    'drafted',
    'published',
    'restored',
    'restored',
    'scheduled-off',
    'published',
  ]);
});

test('visitors read no version of a page that was taken off', async () => {
  const { id } = await recordAt('/cyber-insurance');
  const history = async () =>
    (await deskAs(staff, { routes: publishingRoutes, path: `/publishing/pages/${id}` })).html;
  await save(id, { lead: 'A lead for a day.' }, true);
  expect(await history()).toMatch(/Compare with the live version.*What visitors read/s);
  const service = await contentService();
  const data = { _status: 'draft' } as const;
  const off = { collection: 'pages', id, data, unpublishAllLocales: true } as const;
  await service.update({ ...off, user: editor, ...asStaff });
  const html = await history();
  expect(html).toContain('Was published');
  expect(html).not.toMatch(/What visitors read|Compare with the live version/);
});

test('a version that cannot be published as it was leaves everything as it is', async () => {
  const record = await recordAt('/ivf');
  await save(record.id, { lead: '' }, true);
  const broken = await newest(record);
  await save(record.id, { lead: 'A lead that can be read.' }, false);
  const before = await versionsOfRecord(record);
  const restored = restoreVersion(record, { versionId: broken, isLive: true, staff });
  await expect(restored).rejects.toThrow('Lead');
  expect(await versionsOfRecord(record)).toEqual(before);
  expect((await readPageByPath('/ivf'))?.lead).toBe('A lead that can be read.');
});

test('a version whose Hindi was half done comes back as a draft, and is not published', async () => {
  const record = await recordAt('/contact-us');
  const [heading] = (await readTranslation('hi', 'pages', record.id))?.pairs ?? [];
  const targets = new Map([[heading?.text ?? '', 'हमसे संपर्क करें']]);
  await saveTranslation({ slug: 'pages', id: record.id, language: 'hi', choose: () => targets, staff });
  const half = await newest(record);
  await save(record.id, { lead: 'A lead after it.' }, false);
  const restored = restoreVersion(record, { versionId: half, isLive: true, staff });
  await expect(restored).rejects.toThrow('is not in Hindi yet');
  expect((await readPageByPath('/contact-us'))?.lead).toBe('A lead after it.');
  expect(await restoreVersion(record, { versionId: half, isLive: false, staff })).toBe(true);
});

test('an editor restores with the content service’s own button as well; a page keeps a status that no one may change', async () => {
  const id = (await readPageByPath('/404'))?.id ?? 0;
  const record = await findVersioned('pages', id);
  if (!record) throw new Error('There is no page of unknown addresses.');
  const old = await newest(record);
  await save(id, { lead: 'Another lead.' }, false);
  const service = await contentService();
  await service.restoreVersion({ collection: 'pages', id: String(old), user: editor, ...asStaff });
  expect((await readPageByPath('/404'))?.status).toBe(404);
  expect((await changesOf('pages', id))[0]).toMatchObject({ does: 'restored', who: 'editor' });
});

test('an upgrade that brings a record in two languages is noted once, with the version that stays', async () => {
  const service = await contentService();
  const files = readSeedFiles();
  const slug = 'faqs';
  const collections = files.collections.map((each) => {
    const [first, ...others] = each.seeds;
    if (each.collection.slug !== slug || !first) return each;
    const seed = { ...first, question: 'What does the next version ask?' };
    const units = unitsOf(service.collections[slug].config.fields, seed);
    const texts = new Map(units.map(({ source }) => [source, `हिन्दी: ${source}`]));
    return { ...each, seeds: [seed, ...others], catalogues: [new Map([['hi', texts] as const])] };
  });
  expect(await loadSeed(service, { ...files, collections })).toMatchObject({ updated: 1 });

  const where = { question: { equals: 'What does the next version ask?' } };
  const [faq] = (await service.find({ collection: slug, where })).docs;
  const record = { slug, id: Number(faq?.id) } as const;
  const [change, ...others] = await changesOf(slug, record.id);
  expect(others).toEqual([]);
  expect(change?.versionId).toBe(await newest(record));
  const inHindi = await service.findByID({ collection: slug, id: record.id, locale: 'hi' });
  expect(inHindi.question).toBe('हिन्दी: What does the next version ask?');
});
