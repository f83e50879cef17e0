import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RichTextNode } from '#content/rich-text-value.ts';
import { MailRichText } from './mail-rich-text.tsx';

const drawn = (...children: RichTextNode[]) =>
  renderToStaticMarkup(<MailRichText value={{ root: { children } }} />).replace(/ style="[^"]*"/g, '');
const text = (words: string, format = 0) => ({ type: 'text', text: words, format });

test('rich text is rendered for a mail', () => {
  const item = { type: 'listitem', children: [text('One')] };
  expect(
    drawn(
      { type: 'heading', tag: 'h2', children: [text('Dates')] },
      { type: 'paragraph', children: [text('Now', 1), { type: 'linebreak' }, text('and then', 2)] },
      { type: 'list', listType: 'number', children: [item] },
      { type: 'list', listType: 'bullet', children: [item] },
    ),
  ).toBe(
    '<h2>Dates</h2><p><strong>Now</strong><br/><em>and then</em></p><ol><li>One</li></ol><ul><li>One</li></ul>',
  );
});

test('a link leads to its address; without one, or in an unknown node, the words are kept', () => {
  const link = (address?: string) => ({ type: 'link', address, children: [text('Cruise')] });
  expect(drawn(link('https://example.com/cruise'))).toBe('<a href="https://example.com/cruise">Cruise</a>');
  expect(drawn(link())).toBe('Cruise');
  expect(drawn({ type: 'unknown', children: [text('Kept')] })).toBe('Kept');
});
