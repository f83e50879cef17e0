import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

const richText = { root: { children: [{ children: [{ text: 'Cover that ' }, { text: 'opens' }] }] } };

test('a block is called by its heading, else by the first text that is in it', () => {
  expect(firstWords({ body: richText, heading: 'In figures' })).toBe('In figures');
  expect(firstWords({ title: 'A title', body: richText })).toBe('A title');
  expect(firstWords({ id: 'x1', blockType: 'prose', anchor: 'short', body: richText })).toBe('Cover that');
  expect(firstWords({ rows: [{ question: 'Who pays?' }], isOpen: true })).toBe('Who pays?');
  expect(firstWords({ id: 'x1', blockType: 'call-back' })).toBe('');
});

test('a long text is cut', () => {
  expect(firstWords({ heading: 'long '.repeat(40) })).toHaveLength(71);
});
