import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import type { CollectionSlug } from 'payload';
import { addressPlaces } from '#content/collections/collections.ts';
import { contentService } from '#content/read/content-service.ts';
import { directorySource, isWrittenIn } from '#content/read/directory.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { outgoingTexts } from '#desk/translations/files/file-line.ts';
import { readSheetFile, sheetOf } from '#desk/translations/files/sheet-file.ts';
import { readXliff, xliffOf } from '#desk/translations/files/xliff-file.ts';
import { judgeLines } from '#desk/translations/judge-lines.ts';
import { readTranslation, readTranslations, type Translation } from '#desk/translations/read-translations.ts';
import { saveTranslation } from '#desk/translations/save-translation.ts';
import { asStaff, readPageByPath, staffMember, withSeed } from '../support/content-service.ts';

/** Texts go to a translator and come back whole, as drafts of one language; what is older than its English is known. */
withSeed();

type Editor = Awaited<ReturnType<typeof staffMember>>;
let editor: Editor;
let staff: Staff;
beforeAll(async () => {
  editor = await staffMember('editor');
  const { id, name, email, role } = editor;
  staff = { id, name, email, role, sessionId: '' };
});

const idAt = async (path: string) => (await readPageByPath(path))?.id ?? 0;

async function read(id: number, slug: CollectionSlug = 'pages'): Promise<Translation> {
  const found = await readTranslation('hi', slug, id);
  if (!found) throw new Error(`There is no record ${slug}/${id}.`);
  return found;
}

/** Hindi that keeps what it must keep, whatever the English says. */
const inHindi = (source: string) => `हि ${source}`;
const everyText = ({ pairs }: Translation) => new Map(pairs.map(({ text }) => [text, inHindi(text)]));
const shortened = (text: string, maxLength = Number.POSITIVE_INFINITY) => text.slice(0, maxLength);

async function translate(id: number): Promise<void> {
  const translation = await read(id);
  const targets = new Map(
    translation.pairs.map(({ text, maxLength }) => [text, shortened(inHindi(text), maxLength)]),
  );
  const refusal = await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff });
  expect(refusal).toBeUndefined();
}

type Asked = { locale?: 'en' | 'hi'; draft?: boolean };

async function save(id: number, data: Record<string, unknown>, { locale = 'en', draft = true }: Asked = {}) {
  const service = await contentService();
  const status = draft ? {} : { _status: 'published' as const };
  const at = { collection: 'pages', id, locale, fallbackLocale: false, user: editor } as const;
  await service.update({ ...at, data: { ...data, ...status }, draft, ...asStaff });
}

async function stored(id: number, { locale = 'hi', draft = true }: Asked = {}) {
  const service = await contentService();
  const asked = { collection: 'pages', id, locale, draft, fallbackLocale: false, depth: 0 } as const;
  return service.findByID({ ...asked, overrideAccess: true });
}

async function isHindiLinked(path: string): Promise<boolean> {
  const entry = (await directorySource(addressPlaces, 'en').value()).find(`path:${path}`);
  return entry !== undefined && isWrittenIn(entry, 'hi');
}

const states = ({ pairs }: Translation) => [...new Set(pairs.map(({ state }) => state))];

test('a page that has no Hindi goes out whole and comes back whole, by either kind of file', async () => {
  for (const [path, readBack] of [
    [
      '/cruise',
      async (texts: ReturnType<typeof outgoingTexts>) => readXliff(await xliffOf(texts, 'hi'), 'hi'),
    ],
    [
      '/ivf',
      async (texts: ReturnType<typeof outgoingTexts>) =>
        readSheetFile(await buffer(sheetOf(texts, 'hi')), 'hi'),
    ],
  ] as const) {
    const id = await idAt(path);
    const before = await read(id);
    expect(states(before)).toEqual(['missing']);
    const out = outgoingTexts([before], true).map((text) => ({
      ...text,
      target: shortened(inHindi(text.text), text.maxLength),
    }));
    expect(out.length).toBeGreaterThan(20);
    const judged = judgeLines(await readBack(out), [before], 'hi');
    expect([judged.faulty, judged.empty, judged.same]).toEqual([[], 0, 0]);
    const [record] = judged.records;
    expect(record?.changed.length).toBe(out.length);
    const targets = new Map(record?.changed.map(({ english, target }) => [english, target]));
    expect(targets).toEqual(new Map(out.map(({ text, target }) => [text, target])));
    expect(
      await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff }),
    ).toBeUndefined();

    const after = await read(id);
    expect(states(after)).toEqual(['current']);
    expect(after.isInAnotherOrder).toBe(false);
    // A draft of one language: visitors read what they read before.
    expect([after.isDraft, after.isLive, await isHindiLinked(path)]).toEqual([true, false, false]);
    expect((await stored(id, { draft: false })).heading ?? null).toBeNull();
    const english = await stored(id, { locale: 'en' });
    expect((await stored(id)).blocks?.map(({ blockType }) => blockType)).toEqual(
      english.blocks?.map(({ blockType }) => blockType),
    );
  }
});

test('a page is linked in Hindi once its Hindi is published, and then publishing English leaves its draft alone', async () => {
  const [path, id] = ['/surety-bond', await idAt('/surety-bond')];
  await translate(id);
  await save(id, { benefit: 'A line for the English page' }, { draft: false });
  expect((await stored(id, { locale: 'en', draft: false })).benefit).toBe('A line for the English page');
  expect((await stored(id, { draft: false })).heading ?? null).toBeNull();
  expect(await isHindiLinked(path)).toBe(false);
  expect((await stored(id)).heading).toMatch(/^हि /);

  await save(id, { benefit: 'हिन्दी की पंक्ति' }, { locale: 'hi', draft: false });
  expect((await stored(id, { draft: false })).benefit).toBe('हिन्दी की पंक्ति');
  expect(await isHindiLinked(path)).toBe(true);
});

test('publishing Hindi leaves a draft of the English alone', async () => {
  const id = await idAt('/ivf');
  const { lead } = await stored(id, { locale: 'en', draft: false });
  await save(id, { lead: 'A draft that no one may read yet.' });
  await save(id, {}, { locale: 'hi', draft: false });
  expect((await stored(id, { draft: false })).lead).toMatch(/^हि /);
  expect((await stored(id, { locale: 'en', draft: false })).lead).toBe(lead);
  expect((await stored(id, { locale: 'en' })).lead).toBe('A draft that no one may read yet.');
});

test('publishing several pages of a list in English publishes no Hindi', async () => {
  const id = await idAt('/contact-us');
  await translate(id);
  const service = await contentService();
  const asked = { collection: 'pages', where: { id: { in: [id] } }, locale: 'en', user: editor } as const;
  // As the content service’s own button for several asks.
  await service.update({ ...asked, data: { _status: 'published' }, draft: true, ...asStaff });
  expect((await stored(id, { draft: false })).heading ?? null).toBeNull();
  expect((await stored(id)).heading).toMatch(/^हि /);
});

test('a text is older once its English changes, and not before', async () => {
  const id = await idAt('/cruise');
  await save(id, { lead: 'This lead says something else than before.' });
  const changed = (await read(id)).pairs.filter(({ state }) => state !== 'current');
  expect(changed.map(({ text, state }) => [text, state])).toEqual([
    ['This lead says something else than before.', 'older'],
  ]);
  const old = changed[0]?.target ?? '';
  await save(id, { benefit: 'हिन्दी में एक और पंक्ति' }, { locale: 'hi' });
  expect((await read(id)).pairs.filter(({ state }) => state === 'older')).toHaveLength(1);

  const targets = new Map([['This lead says something else than before.', old]]);
  await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff });
  expect(states(await read(id))).toEqual(['current']);
});

test('a line is refused with its reason, and the others are taken', async () => {
  const id = await idAt('/cruise');
  const before = await read(id);
  const out = outgoingTexts([before], false);
  const lines = await readXliff(await xliffOf(out, 'hi'), 'hi');
  await save(id, { lead: 'Changed while the file was away.' });
  const now = await read(id);
  const withLink = out.find(({ text }) => text.includes(']('));
  const back = lines.map((line) => {
    if (line.text === withLink?.id) return { ...line, target: 'कोई कड़ी नहीं' };
    return line.english.startsWith('This lead') ? { ...line, target: 'नई पंक्ति' } : line;
  });
  const judged = judgeLines(back, [now], 'hi');
  expect(judged.faulty.map(({ english, reasons }) => [english, reasons[0]])).toEqual(
    expect.arrayContaining([
      [
        'This lead says something else than before.',
        'its English was changed after the file was exported; export it again',
      ],
      [withLink?.text, 'the addresses of links differ'],
    ]),
  );
  expect(judged.faulty).toHaveLength(2);
  expect(judged.same).toBe(lines.length - 2);
});

test('a page of which something is left in English is not published in Hindi', async () => {
  const id = await idAt('/commercial-general-liability');
  const translation = await read(id);
  const targets = everyText(translation);
  const [left = ''] = [...targets.keys()].filter((text) => / [a-z]+ [a-z]+/.test(text)).slice(-1);
  targets.delete(left);
  await saveTranslation({ slug: 'pages', id, language: 'hi', choose: () => targets, staff });
  expect((await read(id)).pairs.filter(({ state }) => state !== 'current')).toMatchObject([
    { text: left, state: 'missing' },
  ]);
  await expect(save(id, {}, { locale: 'hi', draft: false })).rejects.toThrow('is not in Hindi yet');
});

test('a page that is not published in English is not published in Hindi', async () => {
  const service = await contentService();
  const page = await service.findByID({ collection: 'pages', id: await idAt('/cruise'), depth: 0 });
  const { kind, audience, form, captcha, status } = page;
  const words = {
    heading: 'Not yet',
    lead: 'Come back later.',
    title: 'Not yet',
    description: 'x'.repeat(60),
  };
  const data = {
    ...words,
    kind,
    audience,
    form,
    captcha,
    status,
    path: '/not-yet',
    contentKey: 'not-yet',
    _status: 'draft' as const,
  };
  const made = await service.create({ collection: 'pages', data, draft: true, user: editor, ...asStaff });
  await translate(made.id);
  await expect(save(made.id, {}, { locale: 'hi', draft: false })).rejects.toThrow(
    'Please publish it in English first.',
  );
});

test('every kind of record that visitors read is listed, settings and menus too', async () => {
  const all = await readTranslations('hi');
  const kinds = new Set(all.map(({ slug }) => slug));
  for (const kind of ['pages', 'faqs', 'blog-posts', 'terms', 'site-settings', 'menus'])
    expect(kinds).toContain(kind);
  expect(all.find(({ slug }) => slug === 'menus')?.hasDrafts).toBe(false);
  expect(outgoingTexts(all, true).length).toBeGreaterThan(1000);
});
