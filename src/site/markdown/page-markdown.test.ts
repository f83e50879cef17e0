import { expect, test } from 'vitest';
import { renderedBlocks } from '../fixtures/rendered-blocks.ts';
import { renderInput, richText, settings } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { pageMarkdown } from './page-markdown.ts';

const address = 'https://example.com/cruise';
const markdownOf = (main: string) => pageMarkdown(`<main>${main}</main>`, address).split('\n\n---\n\n')[0];

test('a drawn page says in Markdown what it says in HTML, and where it stands', () => {
  const text = pageMarkdown(
    renderedBlocks(
      { id: 'a', blockType: 'prose', heading: 'At sea', body: richText('A ship has a doctor.') },
      {
        ...{ id: 'b', blockType: 'table', heading: 'Sums', columns: ['Cover', 'Sum'] },
        rows: [['Hospital', '₹ 5,00,000']],
      },
      {
        ...{ id: 'c', blockType: 'steps', heading: 'A claim' },
        steps: [{ title: 'Tell us', text: 'On the same day.' }],
      },
      {
        ...{ id: 'd', blockType: 'questions', heading: 'Questions' },
        items: [{ question: 'Is it for ports?', answer: richText('Yes.') }],
      },
      { id: 'e', blockType: 'cover', heading: 'Cover', covered: ['A cabin'], notCovered: ['A whim'] },
    ),
    address,
  );
  expect(text).toMatch(/^# Insurance for a cruise\n\nBefore you board\.\n\n/);
  expect(text).toContain('## At sea\n\nA ship has a doctor.\n\n');
  expect(text).toContain('| Cover | Sum |\n| --- | --- |\n| Hospital | ₹ 5,00,000 |');
  expect(text).toContain('1. **Tell us**\n\n   On the same day.');
  expect(text).toContain('## Questions\n\n### Is it for ports?\n\nYes.');
  expect(text).toContain('covered\n\n- A cabin');
  expect(text.trim().endsWith(`---\n\n<${address}>`)).toBe(true);
});

test('the regulator’s disclosure stands under every page', () => {
  const text = pageMarkdown(renderPage(renderInput()), address);
  expect(text).toContain(settings.disclosure.solicitation);
  expect(text).toContain(settings.company.legalName);
});

test('menus, forms, drawings and what the page says a second time are left out', () => {
  const text = pageMarkdown(renderPage(renderInput({ form: 'general' })), address);
  expect(text).not.toMatch(/Skip to|function|\{"|<svg/);
  expect(text.match(/\/call-back\?from=/g)).toHaveLength(1);
});

test('links lead to the site, also from elsewhere; what is no address stays words', () => {
  expect(markdownOf('<p><a href="/fire#price">Fire</a>, <a href="#top">top</a>, <a>none</a></p>')).toBe(
    '[Fire](https://example.com/fire#price), [top](https://example.com/cruise#top), none',
  );
  expect(markdownOf('<p><a href="/a_(b)"> spaced </a></p>')).toBe('[spaced](https://example.com/a_%28b%29)');
});

test.each([
  ['a mark', '<p>2 * 3 [sic] a_b _c_ &lt;b&gt;</p>', '2 \\* 3 \\[sic\\] a_b \\_c\\_ \\<b>'],
  ['a number', '<p>30. A day</p>', '30\\. A day'],
  ['a hyphen', '<p>- not a list</p>', '\\- not a list'],
  ['a hash', '<p># not a heading</p>', '\\# not a heading'],
  ['a bar in a table', '<table><tbody><tr><th>a|b</th></tr></tbody></table>', '|  |\n| --- |\n| a\\|b |'],
])('%s in the words is no Markdown', (_what, html, said) => {
  expect(markdownOf(html)).toBe(said);
});

test.each([
  ['emphasis', '<p><strong>Must </strong>and <em>may</em></p>', '**Must** and *may*'],
  ['a list in a list', '<ul><li>A<ul><li>B</li></ul></li></ul>', '- A\n\n  - B'],
  ['a numbered list', '<ol start="3"><li>C</li><li>D</li></ol>', '3. C\n4. D'],
  ['words and meanings', '<dl><div><dt>A</dt><dd>one</dd><dd>two</dd></div></dl>', '- **A**: one; two'],
  ['a quotation', '<blockquote><p>A</p><p>B</p></blockquote>', '> A\n> \n> B'],
  [
    'two buttons',
    '<p><a href="/a">A</a><a href="/b">B</a></p>',
    '[A](https://example.com/a) [B](https://example.com/b)',
  ],
  ['a break', '<p>A<br>B</p>', 'A\\\nB'],
  ['a picture', '<p><img src="/a.png" alt="A roof"></p>', '![A roof](https://example.com/a.png)'],
])('%s: %s', (_what, html, said) => {
  expect(markdownOf(html)).toBe(said);
});

test('what a fold announces is in Markdown once, where it is', () => {
  const fold =
    '<details><summary><h2>Your people</h2><span class="fold-inside">Life</span></summary><p>Life</p></details>';
  expect(markdownOf(fold)).toBe('## Your people\n\nLife');
});
