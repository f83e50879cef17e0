import { expect, test } from 'vitest';
import { uploadsIn } from './uploads-in.ts';

const upload = (value: unknown) => ({ type: 'upload', relationTo: 'upload', value });

test('uploads are found wherever a text stands, and nothing else is taken for one', () => {
  const text = {
    root: {
      children: [upload(3), { type: 'list', children: [{ type: 'listitem', children: [upload(4)] }] }],
    },
  };
  const content = [
    { page: { lead: 'upload', body: text } },
    [{ answer: { root: { children: [upload(5)] } } }],
    null,
  ];
  expect(uploadsIn(content)).toEqual([3, 4, 5]);
  expect(uploadsIn({ type: 'text', value: 6 })).toEqual([]);
});
