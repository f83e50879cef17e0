import { expect, test } from 'vitest';
import { madeKey } from './made-key.ts';

const taken = new Set(['who-pays', 'who-pays-2', 'faqs']);
const req = {
  payload: {
    count: async ({ where }: { where: { key: { equals: string } } }) => ({
      totalDocs: taken.has(where.key.equals) ? 1 : 0,
    }),
  },
};
const [make] = madeKey('question').hooks.beforeValidate;
const keyOf = (given: object) =>
  make?.({ collection: { slug: 'faqs' }, field: { name: 'key' }, req, ...given } as never);

test('an empty key is made from the name, free of those that other records have', async () => {
  expect(await keyOf({ value: '', data: { question: 'Is a claim taxed?' } })).toBe('is-a-claim-taxed');
  expect(await keyOf({ data: { question: 'Who pays?' } })).toBe('who-pays-3');
  expect(await keyOf({ data: { question: 'कौन भुगतान करता है?' } })).toBe('faqs-2');
});

test('a key that is there stays, and a draft without a name has none', async () => {
  const originalDoc = { key: 'kept', question: 'Who pays?' };
  expect(await keyOf({ data: { question: 'Who pays now?' }, originalDoc })).toBe('kept');
  expect(await keyOf({ value: 'given', data: {}, originalDoc })).toBe('given');
  expect(await keyOf({ value: '', data: {} })).toBeNull();
});
