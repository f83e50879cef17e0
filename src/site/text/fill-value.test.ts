import { expect, test } from 'vitest';
import { richText } from '../fixtures/site-fixture.ts';
import { fillTokens, type Tokens } from './fill-tokens.ts';

const tokens: Tokens = { phone: () => '', email: () => 'help@broker.test', portal: () => '' };

test.each([
  ['Tell the insurer. Call us: {phone}. Keep the bill.', 'Tell the insurer. Keep the bill.'],
  ['Call {phone} or write to {email}.', ''],
  ['Write to {email}. Or call {phone}.', 'Write to help@broker.test.'],
  ['See bimabharosa.irdai.gov.in. Call {phone}.', 'See bimabharosa.irdai.gov.in.'],
  ['{?portal}Agents log in elsewhere. {?email}Brokers write.', 'Brokers write.'],
  ['{unknown} stays.', '{unknown} stays.'],
])('a sentence goes with an empty setting that it names: %s', (text, filled) => {
  expect(fillTokens({ text }, tokens)).toEqual({ text: filled });
});

test('a list loses the items that consist of an empty setting, and a table its rows', () => {
  const value = {
    links: [
      { label: 'Agents', href: '{portal}', text: 'Log in.' },
      { label: 'Help', href: '/help', text: 'Call {phone}.' },
    ],
    steps: [{ title: 'Call', text: 'Call {phone}.' }],
    rows: [
      ['A claim', 'Call {phone}'],
      ['A question', '{email}'],
    ],
  };
  expect(fillTokens(value, tokens)).toEqual({
    links: [{ label: 'Help', href: '/help', text: '' }],
    steps: [],
    rows: [['A question', 'help@broker.test']],
  });
});

test('a block goes with the text or the list that it consists of, and stays without its introduction', () => {
  const value = [
    { blockType: 'prose', heading: 'By phone', body: richText('Call {phone}.') },
    { blockType: 'links', heading: 'Agents', links: [{ label: 'Agents', href: '{portal}' }] },
    { blockType: 'table', heading: 'Days', intro: 'Call {phone}.', rows: [['A', 'B']] },
    { blockType: 'call-back', heading: 'Ask', text: 'Call {phone}.', button: 'Ask for a call' },
  ];
  expect(fillTokens(value, tokens)).toEqual([
    { blockType: 'table', heading: 'Days', intro: '', rows: [['A', 'B']] },
    { blockType: 'call-back', heading: 'Ask', text: '', button: 'Ask for a call' },
  ]);
});

test('a sentence of rich text goes with the links and the bold words in it', () => {
  const text = (words: string) => ({ type: 'text', text: words, format: 0 });
  const line = {
    type: 'paragraph',
    children: [
      text('First this. '),
      { type: 'link', fields: { url: '/stop' }, children: [text('Stop it')] },
      text(', or call {phone}. Then write to {email}.'),
    ],
  };
  expect(fillTokens({ root: { children: [line, ...richText('{phone}').root.children] } }, tokens)).toEqual({
    root: {
      children: [
        { type: 'paragraph', children: [text('First this. '), text('Then write to help@broker.test.')] },
      ],
    },
  });
});
