import { expect, test } from 'vitest';
import { renderPlainPage } from '../document/plain-page.tsx';
import { captcha, site } from '../fixtures/site-fixture.ts';
import { pageMarkdown } from '../markdown/page-markdown.ts';
import { pageText } from '../search/page-text.ts';
import { keepWordsWhole } from './whole-words.ts';

const inHindi = site({ locale: 'hi', locales: ['en', 'hi'] });
const page = { title: 'माता-पिता', path: '/parents', body: 'होने वाले माता-पिता।', isPublic: true };
const html = renderPlainPage({ site: inHindi, captcha, page });

test('a hyphenated word is kept on one line; its text, Markdown and search have the plain hyphen', () => {
  expect(html).toContain('होने वाले <span class="whole">माता-पिता</span>।');
  expect(html).toContain('.whole{display:contents;white-space:nowrap}');
  expect(html).toContain('<title>माता-पिता | ');
  expect(pageMarkdown(html, 'https://example.com/hi/parents')).toMatch(/^होने वाले माता-पिता।/);
  expect(pageText(html, true)?.passages[0]?.text).toBe('होने वाले माता-पिता।');
});

test.each([
  ['an attribute', '<a title="माता-पिता" href="/x">x</a>'],
  ['what is chosen from', '<select><option>माता-पिता</option></select>'],
  ['a drawing', '<svg><text>माता-पिता</text></svg>'],
  ['data', '<script type="application/json">{"a":"माता-पिता"}</script>'],
  ['what a script takes over', '<div data-island="x" data-drawn="_R_"><p>माता-पिता</p></div>'],
  ['a word in Latin letters', '<p>third-party</p>'],
])('%s is left as it is', (_what, part) => {
  expect(keepWordsWhole(`<body>${part}</body>`, 'hi')).toBe(`<body>${part}</body>`);
});

test('a page in English is left as it is', () => {
  expect(keepWordsWhole('<body>थर्ड-पार्टी</body>', 'en')).toBe('<body>थर्ड-पार्टी</body>');
});
