import { expect, test } from 'vitest';
import type { Address } from '#content/read/directory.ts';
import { pagesThatSay, setPublishedPages, visibleText } from './pages-that-say.ts';

const address = (path: string, ...languages: Address['languages']) => ({
  ...{ path, languages, record: 'pages/1', isIndexed: true, changedOn: '2026-11-27', description: '' },
});

test('pages are found by what visitors read on them, in each language', async () => {
  expect(await pagesThatSay({ en: ['anything'] })).toBeUndefined();
  const pages: Record<string, string> = {
    '/': '<p>Monday to <b>Saturday,\u00a010 am</b> to 6:30\u202fpm.</p>',
    '/cruise': '<script>{"hours":"Monday to Saturday, 10 am to 6:30 pm"}</script><p>By sea</p>',
    '/hi': '<p>सोमवार से शनि\u00adवार, सुबह 10 बजे</p>',
    '/hi/cruise': '<p>Monday to Saturday, 10 am to 6:30 pm</p>',
  };
  setPublishedPages({
    locales: ['en', 'hi'],
    addresses: async () => [address('/', 'en', 'hi'), address('/cruise', 'en'), address('/new', 'en')],
    read: async (path) => Buffer.from(pages[path] ?? (await Promise.reject(new Error('not there')))),
  });
  const said = { en: ['Monday to Saturday, 10 am to 6:30 pm'], hi: ['सोमवार से शनिवार'] };
  expect(await pagesThatSay(said)).toEqual(['/', '/hi']);
  expect(await pagesThatSay({ en: [''] })).toEqual([]);
});

test('a text is read as a person reads it', () => {
  expect(visibleText('<style>p{}</style><p>Asha&#x27;s &amp; <i>Ravi</i>’s</p>\n<p>Two</p>')).toBe(
    'Asha’s & Ravi’s Two',
  );
});
