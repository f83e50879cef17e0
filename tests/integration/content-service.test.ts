import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { readFaqs, readPosts } from '#content/collections/legal-documents/legal-documents.read.ts';
import { readMenus } from '#content/collections/menus/menus.read.ts';
import { readPageByPath } from '#content/collections/pages/pages.read.ts';
import { pages } from '#content/collections/pages.collection.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { readPageStamps, readSharedStamp } from '#content/read/stamps.ts';
import { loadSeed } from '#content/seed/load-seed.ts';
import { readSeedFiles } from '#content/seed/read-seed-files.ts';
import { asStaff, staffMember } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

withDatabase();
const files = readSeedFiles('content');

beforeAll(async () => {
  setContentService(async () => (await import('#desk/payload.config.ts')).default);
  await loadSeed(await contentService(), files);
});

describe('the seed', () => {
  test('is loaded once: a second time changes nothing that staff have touched', async () => {
    const service = await contentService();
    const [page] = (await service.find({ collection: 'pages', where: { path: { equals: '/cruise' } } })).docs;
    await service.update({
      collection: 'pages',
      id: page?.id ?? 0,
      data: { lead: 'Ours.', _status: 'published' },
    });
    expect(await loadSeed(service, files)).toBe(0);
    expect((await readPageByPath('/cruise'))?.lead).toBe('Ours.');
  });

  test('arrives whole and published, in the house’s own shapes', async () => {
    expect((await readPageStamps()).length).toBe(files.pages.length);
    expect(await readFaqs()).toHaveLength(files.faqs.length);
    for (const seed of files.pages.filter(({ path }) => path !== '/cruise')) {
      const page = await readPageByPath(seed.path);
      expect(page, seed.path).toMatchObject({
        title: seed.title,
        heading: seed.heading,
        lead: seed.lead,
        kind: seed.kind,
      });
      expect(page?.blocks.map(({ blockType }) => blockType)).toEqual(seed.blocks?.map(({ block }) => block));
    }
  });

  test('keeps lists, tables and links as they were written', async () => {
    const seed = files.pages
      .find(({ path }) => path === '/personal/car')
      ?.blocks?.find(({ block }) => block === 'cover');
    const page = await readPageByPath('/personal/car');
    const cover = page?.blocks.find(({ blockType }) => blockType === 'cover');
    expect(cover).toMatchObject({ covered: (seed as { covered: string[] }).covered });
    // Rich text stays as the editor keeps it, with a direction that may be null.
    expect(JSON.stringify(page)).not.toMatch(/blockName|"(?!direction")\w+":null/);
  });

  test('settings and menus come back as their files say', async () => {
    const { links, ...settings } = files.settings as { links: object };
    expect(await readSettings()).toMatchObject({
      ...settings,
      contact: { supportEmail: 'support@example.com' },
      links,
    });
    const menus = await readMenus();
    const titlesOf = (entries: { title: string; children?: never[] }[]): unknown[] =>
      entries.map(({ title, children = [] }) => [title, titlesOf(children)]);
    expect(titlesOf(menus.sidebar as never)).toEqual(titlesOf((files.menus as { sidebar: never[] }).sidebar));
    expect(titlesOf(menus.corporateMega as never)).toEqual(
      titlesOf((files.menus as { corporateMega: never[] }).corporateMega),
    );
  });

  test('posts are sorted by their sort date, ascending', async () => {
    const dates = (await readPosts()).map(({ sortDate }) => sortDate);
    expect(dates).toEqual([...dates].sort());
  });
});

describe('drafts', () => {
  test('are not seen by visitors, and do not touch the published page', async () => {
    const service = await contentService();
    const before = await readPageByPath('/ivf');
    const stamps = await readPageStamps();
    const shared = await readSharedStamp();
    await service.update({
      collection: 'pages',
      id: before?.id ?? 0,
      data: { lead: 'Only a draft.' },
      draft: true,
    });
    expect(await readPageByPath('/ivf')).toEqual(before);
    expect(await readPageStamps()).toEqual(stamps);
    expect(await readSharedStamp()).toBe(shared);
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
