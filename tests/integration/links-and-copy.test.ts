import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { setPublishedAnchors } from '#content/links/published-anchors.ts';
import { contentService } from '#content/read/content-service.ts';
import { readWords } from '#desk/screens/words/read-words.ts';
import { countWithoutResults, searchesWithoutResults } from '#site/search/searches-without-results.ts';
import { asStaff, staffMember, withSeed } from '../support/content-service.ts';

/** Refusals that editors get, and the desk's report on all that is published. */
withSeed();

let editor: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  editor = await staffMember('editor');
});

async function pageAt(path: string) {
  const service = await contentService();
  const { docs } = await service.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0 });
  const [found] = docs;
  if (!found) throw new Error(`No page at ${path}`);
  return found;
}

/** Saves the page with a link at its end, as its editor. */
async function saveWithLink(path: string, href: string, isDraft: boolean) {
  const { id, blocks } = await pageAt(path);
  const links = { blockType: 'links' as const, heading: 'More', links: [{ label: 'There', href }] };
  const service = await contentService();
  return service.update({
    ...{ collection: 'pages', id, draft: isDraft, user: editor, ...asStaff },
    data: { blocks: [...(blocks ?? []), links], _status: isDraft ? 'draft' : 'published' },
  });
}

test('The seed passes all of it: no dead link, no rule of copy broken, and sources stated', async () => {
  const { records, leftOut } = await readWords();
  expect(
    records.flatMap(({ name, links, copy }) => [...links, ...copy].map((fault) => ({ name, ...fault }))),
  ).toEqual([]);
  expect(leftOut).toEqual([]);
  expect(records.flatMap(({ sources }) => sources).length).toBeGreaterThan(200);
  expect(records.flatMap(({ name, unsourced }) => unsourced.map((fault) => ({ name, ...fault })))).toEqual(
    [],
  );
  // Staff know a page by the title that visitors read.
  expect(records.map(({ name }) => name).join()).not.toContain('{brand}');
});

test('A page with a link to nothing is not published, and its editor reads which; the draft is kept', async () => {
  await expect(saveWithLink('/cruise', '/crusie', false)).rejects.toThrow(
    'The link “/crusie”: There is no page at /crusie.',
  );
  await expect(saveWithLink('/cruise', '/crusie', true)).resolves.toMatchObject({ _status: 'draft' });
});

test('A place that its page does not have is none to link to', async () => {
  setPublishedAnchors(async () => new Set(['how-we-are-paid']));
  await expect(saveWithLink('/cruise', '/insurance-broker#how-we-get-paid', false)).rejects.toThrow(
    '/insurance-broker has no place called “#how-we-get-paid”.',
  );
  await expect(saveWithLink('/cruise', '/insurance-broker#how-we-are-paid', false)).resolves.toMatchObject({
    _status: 'published',
  });
});

test('A page that goes leaves dead links, and the desk names who links there and where to mend it', async () => {
  const service = await contentService();
  const { id } = await pageAt('/glossary');
  await service.update({ collection: 'pages', id, data: { _status: 'draft' }, user: editor, ...asStaff });
  const { records } = await readWords();
  const dead = records.filter(({ links }) => links.some(({ why }) => why.includes('/glossary')));
  expect(dead.map(({ path }) => path)).toContain('/claims');
  expect(dead.length).toBeGreaterThan(0);
  for (const { address } of dead)
    expect(address).toMatch(/^\/admin\/(collections\/[a-z-]+\/\d+|globals\/menus)$/);
});

test('A link that died later does not prevent a correction', async () => {
  const service = await contentService();
  const { id } = await pageAt('/claims');
  const data = { lead: 'A corrected sentence.', _status: 'published' as const };
  await expect(
    service.update({ collection: 'pages', id, data, user: editor, ...asStaff }),
  ).resolves.toMatchObject({ lead: 'A corrected sentence.' });
});

test('A search without results by one person alone is not shown', async () => {
  await countWithoutResults('dragon cover', 'en');
  await countWithoutResults('unicorn', 'en');
  await countWithoutResults('Unicorn', 'en');
  expect(await searchesWithoutResults(10)).toEqual([
    { asked: 'unicorn', times: 2, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});
