import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichTextNode } from '#content/rich-text-value.ts';
import { SiteContext } from '../document/site-context.tsx';
import { directoryWith, renderInput, site } from '../fixtures/site-fixture.ts';
import { safeHref } from '../text/addresses.ts';
import { RichText } from './rich-text.tsx';

function draw(...children: RichTextNode[]): string {
  const { locale, locales, settings, menus, clock } = site();
  const pages = directoryWith({ record: 'pages/7', path: '/ivf' });
  const { pageData } = renderInput();
  return renderToStaticMarkup(
    <SiteContext
      value={{
        ...{ locale, locales, settings, menus, clock, pageData },
        ...pages,
        blockData: new Map(),
        uploads: {
          3: { kind: 'png', name: 'chart-1', alt: 'A chart', width: 400, height: 300, credit: 'A. Rao' },
          4: { kind: 'pdf', name: 'policy-1', title: 'A sample policy', bytes: 120_400 },
        },
        here: '/cruise',
        switchTo: '/cruise',
        linkTo: safeHref,
      }}
    >
      <RichText value={{ root: { children } }} />
    </SiteContext>,
  );
}

const text = (words: string, format = 0): RichTextNode => ({ type: 'text', text: words, format });
const within = (type: string, children: RichTextNode[], rest: object = {}): RichTextNode => ({
  type,
  children,
  ...rest,
});

test('a paragraph keeps its words, and markup in them is only words', () => {
  expect(draw(within('paragraph', [text('a < b'), { type: 'linebreak' }, text('c')]))).toBe(
    '<p>a &lt; b<br/>c</p>',
  );
});

const upload = (value: unknown): RichTextNode => ({ type: 'upload', relationTo: 'upload', value });

test('a picture stands between paragraphs, with its words and whose it is', () => {
  const html = draw(within('paragraph', [text('Before')]), upload(3));
  expect(html).toMatch(/^<p>Before<\/p><figure.*src="\/media\/chart-1-400.png".*alt="A chart"/);
  expect(html).toContain('<cite>A. Rao</cite>');
});

test('a document is a link that says its kind and size; of what was taken away nothing is left', () => {
  expect(draw(upload(4))).toBe('<p><a href="/media/policy-1.pdf">A sample policy (PDF, 121 kB)</a></p>');
  expect(draw(upload(5))).toBe('');
});

test.each([
  [1, '<strong>x</strong>'],
  [2, '<em>x</em>'],
  [3, '<strong><em>x</em></strong>'],
  [4, '<s>x</s>'],
  [8, '<u>x</u>'],
  [16, '<code>x</code>'],
  [32, '<sub>x</sub>'],
  [64, '<sup>x</sup>'],
])('text format %i is drawn as %s', (format, html) => {
  expect(draw(text('x', format))).toBe(html);
});

test('lists are drawn with their items, also nested and counted', () => {
  const inner = within('list', [within('listitem', [text('b')])], { listType: 'number', start: 3 });
  const list = within('list', [within('listitem', [text('a')]), within('listitem', [inner])], {
    listType: 'bullet',
  });
  expect(draw(list)).toBe('<ul><li>a</li><li><ol start="3"><li>b</li></ol></li></ul>');
});

test.each([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h6', 'h4'],
])('a heading %s in text becomes %s, below the page’s own', (tag, drawn) => {
  expect(draw(within('heading', [text('x')], { tag }))).toBe(`<${drawn}>x</${drawn}>`);
});

test('a link leads to its address, in the same tab', () => {
  const link = within('link', [text('cruise')], {
    fields: { url: '/cruise', linkType: 'custom', newTab: true },
  });
  expect(draw(link)).toBe('<a href="/cruise">cruise</a>');
});

test('a link to a record leads to its path', () => {
  const fields = (value: unknown) => ({
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value } },
  });
  // As the content service gives it without its neighbours, and with them.
  expect(draw(within('link', [text('x')], fields(7)))).toBe('<a href="/ivf">x</a>');
  expect(draw(within('link', [text('x')], fields({ id: 7, path: '/old' })))).toBe('<a href="/ivf">x</a>');
  expect(draw(within('link', [text('x')], fields(12)))).toBe('x');
});

test('a link that would run a script is no link', () => {
  expect(draw(within('link', [text('x')], { fields: { url: 'javascript:alert(1)' } }))).toBe('x');
});

test('a node of an unknown type keeps its words', () => {
  expect(draw(within('callout-of-tomorrow', [text('still here')]))).toBe('still here');
});
