import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { failedPages } from '#content/read/failed-pages.ts';
import { database } from '#platform/database.ts';
import { drawnOnRequest } from '#site/publisher/site-files.ts';
import { withSeed } from '../support/content-service.ts';
import {
  addressOf,
  before,
  find,
  isLive,
  pages,
  questionsOf,
  rememberTimes,
  richText,
  startPublisher,
  stopPublisher,
  store,
  textOf,
  unhurriedMs,
  withPagesOnly,
  withPublishedSite,
  writtenSince,
} from '../support/published-site.ts';

/** An edit re-renders the pages that show it and nothing else on the disk, the edited one within two seconds. */
withSeed();
withPagesOnly(
  ...['/', '/about-us', '/blog', '/blog-strategy', '/career', '/corporate-insurance', '/cruise'],
  ...['/corporate-insurance-faq', '/corporate/education', '/corporate/it-consulting', '/cyber-insurance'],
  ...['/ivf', '/posp-faq', '/privacy-policy', '/tour-operator-liability-insurance'],
  // These have no header.
  ...['/become-an-insurance-posp-agent-bck', '/get-corporate-insurance'],
);
withPublishedSite();

test('a page notes what it has read, and a post no list of all posts', () => {
  expect(questionsOf('/blog')).toContain('posts-of-category all 1');
  expect(questionsOf('/posp-faq')).toContain('faqs-of-group posp');
  expect(questionsOf('/blog/free-look-and-moratorium')).toContain('posts-beside');
  expect(questionsOf('/blog/free-look-and-moratorium')).not.toContain('posts-of-category');
});

test('every address in the lists for machines exists', async () => {
  const lists = ['/llms.txt', '/sitemap.xml', '/rss/blog.xml', '/rss/newsletter.xml', '/robots.txt'];
  const named = (await Promise.all(lists.map(textOf)))
    .flatMap((text) => text.match(/https:\/\/example\.com(\/[^\s<")]*)?/g) ?? [])
    .map((address) => new URL(address).pathname);
  expect(named.length).toBeGreaterThan(2 * pages.notes.size);
  expect(named.filter((name) => !store.get(name) && !drawnOnRequest.includes(name))).toEqual([]);
});

test('an opening is stated with the day on which it was first published', async () => {
  const service = await contentService();
  const data = {
    ...{ title: 'Claims adviser', place: 'Pune', kindOfWork: 'full-time' as const, closesOn: '9999-12-31' },
    description: richText('Help.'),
    _status: 'published' as const,
  };
  const { id } = await service.create({ collection: 'careers', data });
  await database().query(`update _careers_v set created_at = '2026-10-01' where parent_id = $1`, [id]);
  await service.update({ collection: 'careers', id, data: { place: 'Nashik', _status: 'published' } });
  await isLive('/career', '"addressLocality":"Nashik"');
  expect(await textOf('/career')).toContain('"datePosted":"2026-10-01"');
});

test('an edited question redraws the page of its group', async () => {
  const service = await contentService();
  const id = await find('faqs', 'group', 'posp');
  const data = { question: 'Is this the edited question?', _status: 'published' } as const;
  await service.update({ collection: 'faqs', id, data });
  await isLive('/posp-faq', 'Is this the edited question?');
  expect(await writtenSince()).toEqual(['/posp-faq']);
});

test('the sitemap says of a page of questions the day of its newest question', async () => {
  await database().query(`update pages set text_changed_at = '2026-01-05' where path = '/posp-faq'`);
  await database().query(`update faqs set text_changed_at = case key when 'posp-training'
    then timestamptz '2026-03-02' else timestamptz '2026-02-01' end where "group" = 'posp'`);
  await isLive('/sitemap.xml', '/posp-faq</loc><lastmod>2026-03-02</lastmod>', 30_000);
});

test('a draft of it redraws nothing', async () => {
  const service = await contentService();
  const id = await find('faqs', 'group', 'posp');
  await service.update({ collection: 'faqs', id, data: { question: 'Only a draft?' }, draft: true });
  // The next change's notice comes after this one's.
  const other = await find('faqs', 'group', 'corporate');
  await service.update({
    collection: 'faqs',
    id: other,
    data: { question: 'Edited after?', _status: 'published' },
  });
  await isLive('/corporate-insurance-faq', 'Edited after?');
  expect(await writtenSince()).toEqual(['/corporate-insurance-faq']);
});

test('an edited text of a post redraws the post; its title also the lists and neighbours that show it', async () => {
  const service = await contentService();
  const id = await find('blog-posts', 'slug', 'free-look-and-moratorium');
  const description = 'Another description of the first thirty days and the first sixty months.';
  await service.update({ collection: 'blog-posts', id, data: { description, _status: 'published' } });
  await isLive('/blog/free-look-and-moratorium', description);
  expect(await writtenSince()).toEqual(['/blog/free-look-and-moratorium']);

  await rememberTimes();
  await service.update({
    collection: 'blog-posts',
    id,
    data: { title: 'Thirty days', _status: 'published' },
  });
  await isLive('/blog/free-look-and-moratorium', 'Thirty days');
  await isLive('/blog', 'Thirty days');
  const shown = await writtenSince();
  expect(shown).toContain('/blog-strategy');
  // Home shows the newest alone, and this is none of them.
  expect(shown).not.toContain('/index');
  expect(shown.length).toBeLessThan(10);
  for (const page of shown) await isLive(addressOf(page), 'Thirty days');
});

test('the newest posts stand on the home page, the last one first', async () => {
  const service = await contentService();
  const words = { title: 'A later post', description: 'Of a later day.', lead: 'In short: later.' };
  const data = { ...words, slug: 'later', category: 'strategy', sortDate: '2026-12-24' } as const;
  const body = richText('Whatever it says.');
  await service.create({ collection: 'blog-posts', data: { ...data, body, _status: 'published' } });
  await isLive('/', 'A later post');
  const [list = ''] = (await textOf('/')).split('<ul class="dated-list">')[1]?.split('</ul>') ?? [];
  const [, ...titles] = list.split('<li>');
  expect(titles).toHaveLength(2);
  expect(titles[0]).toContain('A later post');
  expect(questionsOf('/')).toContain('newest-posts all 2');
});

test('a card’s name is said once: menus and lists follow', async () => {
  const service = await contentService();
  const id = await find('key-sectors', 'key', 'education');
  const list = '/corporate-insurance';
  expect(await textOf(list)).toContain('<a href="/corporate/education">Education</a><p>Schools and colleges');
  await service.update({ collection: 'key-sectors', id, data: { name: 'Learning', _status: 'published' } });
  await isLive(list, '<a href="/corporate/education">Learning</a><p>', 20_000);
  await isLive('/cruise', '<a href="/corporate/education">Learning</a>', 20_000);
  // All that have a header.
  expect(await writtenSince()).toHaveLength(before.size - 2);
});

test('a setting renders again the pages that print it; one that is on every page, every page', async () => {
  const service = await contentService();
  const { stats, ...settings } = await service.findGlobal({ slug: 'site-settings', depth: 0 });
  await service.updateGlobal({ slug: 'site-settings', data: { stats: { ...stats, tourOperators: '77+' } } });
  await isLive('/tour-operator-liability-insurance', '77+');
  const shown = await writtenSince();
  expect(shown).toContain('/tour-operator-liability-insurance');
  expect(shown.length).toBeLessThan(12);
  for (const page of shown) await isLive(addressOf(page), '77+');

  await rememberTimes();
  const company = { ...settings.company, legalName: 'Parasol Insurance Brokers' };
  await service.updateGlobal({ slug: 'site-settings', data: { company } });
  await isLive('/', 'Parasol Insurance Brokers', 20_000);
  expect(await writtenSince()).toHaveLength(before.size);
});

test('a page that moves takes along the links to it, and is gone from where it was', async () => {
  const service = await contentService();
  const id = await find('pages', 'contentKey', 'cyber-insurance');
  const data = { path: '/cyber', _status: 'published' } as const;
  await service.update({ collection: 'pages', id, data });
  await isLive('/cyber', '<h1>');
  await expect.poll(() => store.get('/cyber-insurance')).toBeUndefined();
  // Its card is in every menu, and in matrices.
  await writtenSince();
  await isLive('/about-us', '<a href="/cyber">Cyber Insurance</a>');
  await isLive('/corporate/it-consulting', '<dd><a href="/cyber">Cyber Insurance</a></dd>');
});

test('a start that finds everything published draws nothing, and one that finds a change draws that', async () => {
  await stopPublisher();
  await startPublisher('build-1');
  expect(await writtenSince()).toEqual([]);

  await stopPublisher();
  const service = await contentService();
  const id = await find('pages', 'contentKey', 'ivf');
  await service.update({
    collection: 'pages',
    id,
    data: { lead: 'Changed while away.', _status: 'published' },
  });
  await startPublisher('build-1');
  await isLive('/ivf', 'Changed while away.');
  expect(await writtenSince()).toEqual(['/ivf']);
});

test('a page that cannot be drawn keeps its last good version, and says what of it is wrong until it is drawn again', async () => {
  const id = await find('pages', 'path', '/cruise');
  const stored = async () =>
    (await database().query('SELECT blocks, lead FROM pages_locales WHERE _parent_id = $1', [id])).rows[0];
  const { blocks, lead } = await stored();
  const write = async (some: unknown, sentence: string) => {
    const values = [id, JSON.stringify(some), sentence];
    await database().query('UPDATE pages_locales SET blocks = $2, lead = $3 WHERE _parent_id = $1', values);
    await database().query('UPDATE pages SET updated_at = now() WHERE id = $1', [id]);
  };
  const told = vi.spyOn(process.stdout, 'write');
  const broken = { id: 'broken', blockType: 'links', heading: { not: 'a text' }, links: [] };
  await write([...blocks, broken], 'A lead that nobody can read yet.');
  await expect
    .poll(() => failedPages(`pages/${id}`), { timeout: 10_000 })
    .toMatchObject([
      {
        path: '/cruise',
        place: `Block ${blocks.length + 1} of ${blocks.length + 1}, Links, could not be displayed. Something in it may be empty.`,
        reason: 'TypeError: heading.toLowerCase is not a function',
      },
    ]);
  expect(String(await store.get('/cruise')?.body('identity'))).toContain(lead);
  // It is tried again a second later, and fails for the same reason.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const lines = told.mock.calls.filter(([line]) => String(line).includes('page not published'));
  expect(lines).toHaveLength(1);
  told.mockRestore();

  // An upgrade in between: the new build cannot render it either, and has the last one's form.
  await stopPublisher();
  await database().query('DELETE FROM content.failed_pages');
  await startPublisher('build-2');
  expect(await textOf('/cruise')).toContain(lead);
  expect(await failedPages()).toMatchObject([{ path: '/cruise', place: expect.stringContaining('Links') }]);

  await write(blocks, 'A lead that everybody reads.');
  await isLive('/cruise', 'A lead that everybody reads.', unhurriedMs);
  await expect.poll(() => failedPages()).toEqual([]);
}, 60_000);
