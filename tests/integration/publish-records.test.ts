import path from 'node:path';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { sampleOf } from '../support/exhaustive.ts';

setEnvironment();

import { redirectTargets } from '#content/collections/redirects/redirects.read.ts';
import { contentService } from '#content/read/content-service.ts';
import { withSeed } from '../support/content-service.ts';
import {
  addressOf,
  faultsOf,
  find,
  isGoneFrom,
  isLive,
  pages,
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
import { samplePicture } from '../support/sample-pictures.ts';
import { makeRecord } from '../support/sample-records.ts';

/** An edit re-renders the pages that show it and nothing else on the disk, the edited one within two seconds. */
withSeed();
withPagesOnly(
  ...['/', '/about-us', '/blog', '/contact-us', '/corporate-insurance', '/corporate/education', '/cruise'],
  ...['/news-and-recognition', '/terms-condition'],
  // The page that begins as a draft links to these.
  ...['/group-medical-design', '/insurance-broker'],
);
withPublishedSite();

test('a piece of news gets a page, and appears in the list, the feed and the sitemap', async () => {
  expect(await textOf('/news-and-recognition')).not.toContain('id="news-about-us"');
  const service = await contentService();
  const data = {
    ...{
      title: 'We have moved',
      slug: 'moved',
      lead: 'To Pune.',
      sortDate: '2026-11-20',
      body: richText('Come.'),
    },
    description: 'Since Monday our advisers sit in Pune, and the telephone numbers stay as they were.',
    reference: 'https://paper.example/moved',
  };
  const { id } = await service.create({ collection: 'news', data: { ...data, _status: 'published' } });
  await isLive('/news-and-recognition/moved', 'Read it at paper.example');
  expect(await textOf('/news-and-recognition/moved')).toContain('<a href="/news-and-recognition">');
  expect(faultsOf(await textOf('/news-and-recognition/moved'))).toEqual([]);
  await isLive('/news-and-recognition', 'href="/news-and-recognition/moved"');
  for (const file of ['/rss/news.xml', '/sitemap.xml', '/llms.txt'])
    await isLive(file, 'https://example.com/news-and-recognition/moved', 20_000);
  expect(await writtenSince()).toEqual(['/news-and-recognition', '/news-and-recognition/moved']);

  await service.update({ collection: 'news', id, data: { slug: 'in-pune', _status: 'published' } });
  await isLive('/news-and-recognition/in-pune', 'We have moved');
  redirectTargets.forget();
  const targets = await redirectTargets.value();
  expect(targets.get('/news-and-recognition/moved')).toBe('/news-and-recognition/in-pune');
  await service.delete({ collection: 'news', id });
  await isGoneFrom('/news-and-recognition', 'id="news-about-us"');
});

test('a picture appears wherever editors put it, follows its record, and leaves with it', async () => {
  const service = await contentService();
  const bytes = await samplePicture().jpeg().toBuffer();
  const file = { name: 'door.jpg', data: bytes, mimetype: 'image/jpeg', size: bytes.length };
  const { id: picture, url } = await service.create({
    ...{ collection: 'upload' as const, data: { alt: 'A blue door' }, file },
  });
  const isForStrangers = () => pages.showsUpload(path.basename(url ?? ''));
  expect([url, isForStrangers()]).toEqual([expect.stringMatching(/^\/media\/door-/), false]);
  const post = await find('blog-posts', 'slug', 'free-look-and-moratorium');
  await service.update({ collection: 'blog-posts', id: post, data: { picture, _status: 'published' } });
  const card = await find('key-sectors', 'key', 'education');
  await service.update({ collection: 'key-sectors', id: card, data: { picture, _status: 'published' } });
  const page = await find('pages', 'path', '/cruise');
  const { blocks } = await service.findByID({ collection: 'pages', id: page, depth: 0 });
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    relationTo: 'upload',
    value: picture,
    fields: {},
    id: 'a',
  };
  const { root } = richText('In a text.');
  const prose = {
    ...{ blockType: 'prose' as const, heading: 'A door in a text' },
    body: { root: { ...root, children: [...root.children, upload] } },
  };
  const more = [{ blockType: 'picture' as const, picture, caption: 'Our door.' }, prose];
  await service.update({
    collection: 'pages',
    id: page,
    data: { blocks: [...(blocks ?? []), ...more], _status: 'published' },
  });
  const shows = ['/cruise', '/blog/free-look-and-moratorium'];
  const lists = ['/blog', '/corporate-insurance'];
  for (const shown of shows) await isLive(shown, 'alt="A blue door"', unhurriedMs);
  expect((await textOf('/cruise')).match(/alt="A blue door"/g)).toHaveLength(2);
  for (const list of lists) await isLive(list, '<img src="/media/door-', unhurriedMs);
  expect(isForStrangers()).toBe(true);
  expect(await writtenSince()).toEqual([...shows, ...lists].sort());

  await rememberTimes();
  await service.update({ collection: 'upload', id: picture, data: { alt: 'A red door' } });
  for (const shown of shows) await isLive(shown, 'alt="A red door"');
  // In a list the post's title says it: the picture there is an ornament, and the page stays as it was.
  expect(await writtenSince()).toEqual(shows.toSorted());

  await service.delete({ collection: 'upload', id: picture });
  for (const shown of [...shows, ...lists.map(addressOf)])
    await expect.poll(() => textOf(shown), { timeout: unhurriedMs }).not.toContain('/media/');
  expect(isForStrangers()).toBe(false);
  expect(await textOf('/cruise')).not.toContain('Our door.');
});

test('a file is for strangers from the moment a page shows it until the page is unpublished', async () => {
  const service = await contentService();
  const bytes = await samplePicture().jpeg().toBuffer();
  const file = { name: 'gate.jpg', data: bytes, mimetype: 'image/jpeg', size: bytes.length };
  const uploaded = await service.create({ collection: 'upload', data: { alt: 'A gate' }, file });
  const isForStrangers = () => pages.showsUpload(path.basename(uploaded.url ?? ''));
  const text = {
    ...{ title: 'The gate', lead: 'It opens.', sortDate: '2026-11-20', body: richText('A gate.') },
    description: 'The gate of our office in Pune opens at ten in the morning, and closes at half past six.',
    reference: 'https://paper.example/gate',
  };
  const { id } = await service.create({
    collection: 'news',
    data: { ...text, slug: 'the-gate', picture: uploaded.id, _status: 'draft' },
    draft: true,
  });
  await writtenSince();
  expect(isForStrangers()).toBe(false);
  await service.update({ collection: 'news', id, data: { _status: 'published' } });
  await isLive('/news-and-recognition/the-gate', '/media/gate-');
  expect(isForStrangers()).toBe(true);
  // Another start with the same build renders nothing, and knows it from the notes.
  await writtenSince();
  await stopPublisher();
  await startPublisher('build-1');
  expect(isForStrangers()).toBe(true);
  await service.update({ collection: 'news', id, data: { _status: 'draft' } });
  await expect.poll(() => store.get('/news-and-recognition/the-gate'), { timeout: 20_000 }).toBeUndefined();
  await isGoneFrom('/news-and-recognition', '/media/gate-');
  expect(isForStrangers()).toBe(false);
  await service.delete({ collection: 'news', id });
});

test('a new version of the terms renders their page alone again, and appears above the earlier one', async () => {
  expect(await textOf('/terms-condition')).toContain('The same terms in plainer words;');
  const service = await contentService();
  const data = { inForceFrom: '2026-11-26', whatChanged: 'We say more on fees.', body: richText('Be fair.') };
  await service.create({ collection: 'terms', data: { ...data, _status: 'published' } });
  await isLive('/terms-condition', 'We say more on fees.');
  expect(await textOf('/terms-condition')).toContain('<details id="terms-2026-11-25">');
  expect(await writtenSince()).toEqual(['/terms-condition']);
});

test('a record of a list is live where its block is, an edit renders those pages alone again, and without one the section goes', async () => {
  const service = await contentService();
  const lists = [
    ['contact', ['/contact-us'], '1 Example Road', { address: '1 Another Road' }],
    ['team', ['/about-us', '/contact-us'], 'Asha Rao', { name: 'Usha Rao' }],
    ['partners', ['/about-us', '/index'], 'An Insurer', { name: 'Another Insurer' }],
    ['reviews', ['/about-us'], 'They called when', { words: 'Patient, and plain.' }],
    ['certificates', ['/about-us'], 'An authority', { issuer: 'Some other body' }],
  ] as const;
  for (const [collection, shows, words, changes] of sampleOf(lists, 2)) {
    const changed = Object.values(changes).join();
    const id = await makeRecord(service, collection);
    for (const page of shows) await isLive(addressOf(page), words, unhurriedMs);
    await writtenSince();
    await rememberTimes();
    await service.update({ collection, id, data: { ...changes, _status: 'published' } });
    for (const page of shows) await isLive(addressOf(page), changed, unhurriedMs);
    expect(await writtenSince()).toEqual(shows);
    await service.delete({ collection, id });
    for (const page of shows)
      await expect.poll(() => textOf(addressOf(page)), { timeout: unhurriedMs }).not.toContain(changed);
    await rememberTimes();
  }
}, 120_000);

test('a page of the seed that begins as a draft is nowhere until staff publish it', async () => {
  const path = '/get-corporate-insurance/group-medical-renewal';
  expect(store.get(path)).toBeUndefined();
  const service = await contentService();
  const { docs } = await service.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0 });
  expect(docs).toMatchObject([{ _status: 'draft', contentKey: 'corporate-landing-2' }]);
  await service.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { _status: 'published' } });
  await isLive(path, 'Before your group medical policy ends', unhurriedMs);
  await writtenSince();
});
