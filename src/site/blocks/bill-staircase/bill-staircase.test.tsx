import type { NumberField } from 'payload';
import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { billStaircase } from './bill-staircase.block.ts';

const block: BlockOf<'bill-staircase'> = {
  id: 'a',
  blockType: 'bill-staircase',
  heading: 'The room takes a fifth',
  bill: 'Hospital bill',
  billInr: 280_000,
  steps: [
    { label: 'Not payable', takenInr: 8000 },
    { label: 'Room', takenInr: 57_000 },
  ],
  isMadeUp: true,
};
const html = renderedBlocks(block);

test('The picture says what it shows, and its table says each step', () => {
  expect(html).toContain(
    'role="img" aria-label="Hospital bill: ₹\u00a02,80,000. The insurer pays: ₹\u00a02,15,000. You pay: ₹\u00a065,000."',
  );
  expect(html).toContain('<th scope="row">2. Room</th><td>− ₹\u00a057,000</td>');
  expect(html).toContain('<th scope="row">The insurer pays</th><td>₹\u00a02,15,000</td>');
});

test('Each step stands as high as what is left of the bill', () => {
  // 220 pixels are ₹ 2,80,000: ₹ 8,000 are six, ₹ 57,000 forty-five.
  const rained = [...html.matchAll(/<rect class="rained"[^>]* y="(\d+)"[^>]* height="(\d+)"/g)];
  expect(rained.map(([, y, height]) => [Number(y), Number(height)])).toEqual([
    [48, 6],
    [54, 45],
    [48, 51],
  ]);
});

test('The ground of the words in the rain is as wide as the foot of the stairs, and so within the picture', () => {
  const ground = /<rect class="wet" height="46" rx="8" x="([\d.]+)%" y="[\d.]+" width="([\d.]+)%"/.exec(html);
  expect(Number(ground?.[1]) + Number(ground?.[2])).toBe(100);
});

test('It is called an illustration while its amounts are made up, and only then', () => {
  const caveat = 'Illustration. Amounts are made up; the policy wording decides.';
  expect(html).toContain(caveat);
  expect(renderedBlocks({ ...block, isMadeUp: false })).not.toContain(caveat);
});

test('A bill that its steps exceed is refused, in words; rows that are still empty are not', () => {
  const bill = billStaircase.fields.find((field) => 'name' in field && field.name === 'billInr');
  const { validate } = bill as NumberField;
  const check = (value: unknown, steps: object[] | undefined) =>
    validate?.(value as never, { siblingData: { steps }, required: true } as never);
  expect(check(65_000, block.steps)).toBe(true);
  expect(check(60_000, block.steps)).toMatch(/^Step 2, “Room”, takes ₹ 57,000, but only ₹ 52,000/);
  expect(check(60_000, [{}])).toBe(true);
  expect(check(60_000, undefined)).toBe(true);
  expect(check(undefined, block.steps)).toBe('Enter what the whole bill comes to.');
  expect(check(0, [])).toBe('Enter an amount of ₹ 1 or more.');
});
