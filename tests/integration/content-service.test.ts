import { describe, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { readMenus } from '#content/collections/menus/menus.read.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { readTableStates } from '#content/read/table-states.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles, type Seed, seedsOf } from '#content/seed/read-seed-files.ts';
import { isSeedingNeeded } from '#content/seed/seed-needs.ts';
import { unitsOf } from '#content/translation/translate.ts';
import { log } from '#platform/log.ts';
import { asStaff, readPageByPath, staffMember, withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';

withSeed();
const files = readSeedFiles();
type Page = {
  path: string;
  contentKey: string;
  title: string;
  heading: string;
  lead: string;
  blocks: { block: string }[];
};
const drafts = files.collections.find(({ collection }) => collection.slug === 'pages')?.drafts;
const pages = seedsOf<Page>(files, 'pages').filter(({ contentKey }) => !drafts?.has(contentKey));
const globalOf = (slug: string) => files.globals.find(({ global }) => global.slug === slug)?.seed ?? {};

describe('the seed', () => {
  test('arrives whole and published, in the house’s own shapes', async () => {
    for (const { collection, seeds } of files.collections) {
      const service = await contentService();
      const { totalDocs } = await service.count({ collection: collection.slug, overrideAccess: true });
      expect(totalDocs, collection.slug).toBe(seeds.length);
    }
    for (const { path, title, heading, lead, blocks } of pages) {
      const page = await readPageByPath(path);
      expect(page, path).toMatchObject({ title, heading, lead });
      expect(page?.blocks.map(({ blockType }) => blockType)).toEqual(blocks.map(({ block }) => block));
    }
  });

  test('puts a page below the one that its seed names', async () => {
    const above = await readPageByPath('/corporate-insurance');
    expect((await readPageByPath('/cyber-insurance'))?.parentId).toBe(above?.id);
  });

  test('keeps lists, tables and links as they were written', async () => {
    const own = pages
      .find(({ path }) => path === '/personal/car')
      ?.blocks.find(({ block }) => block === 'cover');
    const page = await readPageByPath('/personal/car');
    const cover = page?.blocks.find(({ blockType }) => blockType === 'cover');
    expect(cover).toMatchObject({ covered: (own as unknown as { covered: string[] }).covered });
    // Rich text stays as the editor keeps it, with a direction that may be null.
    expect(JSON.stringify(page)).not.toMatch(/blockName|"(?!direction")\w+":null/);
  });

  test('settings and menus come back as their files say', async () => {
    const { links, ...settings } = globalOf('site-settings');
    expect(await readSettings()).toMatchObject({
      ...settings,
      contact: { supportEmail: 'support@example.com' },
      links,
    });
    const menus = await readMenus('en');
    // An entry that leads to a card may leave its title to it.
    const titlesOf = (entries: unknown): unknown[] =>
      ((entries ?? []) as { title?: string; children?: unknown }[]).map(({ title, children }) => [
        title ?? '',
        titlesOf(children),
      ]);
    for (const name of ['sidebar', 'corporateMega'] as const)
      expect(titlesOf(menus[name])).toEqual(titlesOf(globalOf('menus')[name]));
  });

  test('a second time writes nothing', async () => {
    const tables = ['pages', 'faqs', 'blog_posts', 'redirects', 'site_settings', 'menus'];
    const before = await readTableStates(tables);
    expect(await isSeedingNeeded(files)).toBe(false);
    expect(await loadSeed(await contentService(), files)).toEqual({ added: 0, updated: 0, refused: 0 });
    expect(await readTableStates(tables)).toEqual(before);
  });

  test('adds a record whose address the staff’s own page has taken when that page is gone, and says so until then', async () => {
    const service = await contentService();
    const [pageFiles] = files.collections;
    if (!pageFiles) throw new Error('no pages');
    const lead = { ...pages[0], path: '/taken', contentKey: 'newly-seeded' } as unknown as Seed;
    const grown = { ...files, collections: [{ ...pageFiles, seeds: [...pageFiles.seeds, lead] }] };
    const [own] = (await service.find({ collection: 'pages', where: { path: { equals: '/cruise' } } })).docs;
    const move = (path: string) =>
      service.update({ collection: 'pages', id: own?.id ?? 0, data: { path, _status: 'published' } });
    await move('/taken');
    expect((await loadSeed(service, grown)).refused).toBe(1);
    await move('/cruise');
    expect((await loadSeed(service, grown)).added).toBe(1);
  });
});

test('a translation that the content service refuses is left out and logged; the record is there in English', async () => {
  const service = await contentService();
  const [pageFiles] = files.collections;
  if (!pageFiles) throw new Error('no pages');
  const seed = { ...pages[0], path: '/newly-translated', contentKey: 'newly-translated' } as unknown as Seed;
  const fields = service.collections.pages.config.fields;
  const texts = unitsOf(fields, seed).map(({ source }) => [source, 'लंबा '.repeat(200)] as const);
  const catalogues = [...pageFiles.catalogues, new Map([['hi' as const, new Map(texts)]])];
  const grown = { ...pageFiles, seeds: [...pageFiles.seeds, seed], catalogues };
  const warned = vi.spyOn(log, 'warn');
  expect(await loadSeed(service, { ...files, collections: [grown] })).toMatchObject({ added: 1, refused: 0 });
  expect(warned).toHaveBeenCalledWith(
    'seed translation refused',
    expect.objectContaining({ collection: 'pages', key: 'newly-translated', language: 'hi' }),
  );
  warned.mockRestore();
  const page = await readPageByPath('/newly-translated');
  expect(page?.title).toBe(pages[0]?.title);
});

describe('drafts', () => {
  test('are not seen by visitors, and do not touch the published page', async () => {
    const service = await contentService();
    const before = await readPageByPath('/ivf');
    const states = await readTableStates(['pages']);
    await service.update({
      collection: 'pages',
      id: before?.id ?? 0,
      data: { lead: 'Only a draft.' },
      draft: true,
    });
    expect(await readPageByPath('/ivf')).toEqual(before);
    expect(await readTableStates(['pages'])).toEqual(states);
    await service.update({ collection: 'pages', id: before?.id ?? 0, data: { _status: 'draft' } });
    expect(await readPageByPath('/ivf')).toBeUndefined();
  });
});

test('the content service outlives the loss of its connections', async () => {
  await contentService();
  const lost = await rowsOf(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'desk' and datname = current_database()`,
  );
  expect(lost.length).toBeGreaterThan(0);
  // The pool notices with the next event of each socket; a reader asks again.
  await expect
    .poll(() => readPageByPath('/personal/health').catch(() => undefined), { timeout: 10_000 })
    .toBeDefined();
});

describe('who may do what', () => {
  test('visitors read published content and no submission, and write nothing', async () => {
    const service = await contentService();
    expect((await service.find({ collection: 'pages', limit: 1, ...asStaff })).totalDocs).toBeGreaterThan(80);
    for (const collection of [
      'call-from-experts',
      'posp-agent-forms',
      'corporate-insurance-forms',
      'deliveries',
      'consents',
      'users',
    ] as const) {
      await expect(service.find({ collection, ...asStaff }), collection).rejects.toThrow(/not allowed/i);
    }
    await expect(
      service.create({
        collection: 'call-from-experts',
        data: { reference: 'AB3CD4EF' } as never,
        ...asStaff,
      }),
    ).rejects.toThrow(/not allowed/i);
    await expect(
      service.updateGlobal({ slug: 'site-settings', data: { brand: 'Ours' }, ...asStaff }),
    ).rejects.toThrow(/not allowed/i);
  });

  test('an editor writes pages and reads no submission; an adviser the other way round; neither makes staff', async () => {
    const service = await contentService();
    const [editor, adviser] = [await staffMember('editor'), await staffMember('adviser')];
    const page = (await readPageByPath('/about-us'))?.id ?? 0;
    const change = (user: typeof editor) =>
      service.update({
        collection: 'pages',
        id: page,
        data: { lead: `By ${user.role}.`, _status: 'published' },
        user,
        ...asStaff,
      });
    await change(editor);
    expect((await readPageByPath('/about-us'))?.lead).toBe('By editor.');
    await expect(change(adviser)).rejects.toThrow(/not allowed/i);
    await expect(service.find({ collection: 'call-from-experts', user: editor, ...asStaff })).rejects.toThrow(
      /not allowed/i,
    );
    expect((await service.find({ collection: 'call-from-experts', user: adviser, ...asStaff })).docs).toEqual(
      [],
    );
    const someone = {
      name: 'x',
      role: 'administrator' as const,
      email: 'x@broker.example',
      password: 'long enough to be one',
    };
    for (const user of [editor, adviser]) {
      await expect(service.create({ collection: 'users', data: someone, user, ...asStaff })).rejects.toThrow(
        /not allowed/i,
      );
      const promoted = await service.update({
        collection: 'users',
        id: user.id,
        data: { role: 'administrator' },
        user,
        ...asStaff,
      });
      expect(promoted.role).toBe(user.role);
    }
  });

  test('no login is stored in the clear', async () => {
    const stored = await rowsOf('select * from users');
    expect(JSON.stringify(stored)).not.toContain('long enough to be one');
  });
});
