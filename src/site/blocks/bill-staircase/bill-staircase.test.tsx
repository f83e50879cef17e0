import type { NumberField } from 'payload';
import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { drawnBlocks } from '../../fixtures/drawn-blocks.ts';
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
const html = drawnBlocks(block);

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

test('It is called an illustration while its amounts are made up, and only then', () => {
  const caveat = 'Illustration. Amounts are made up; the policy wording decides.';
  expect(html).toContain(caveat);
  expect(drawnBlocks({ ...block, isMadeUp: false })).not.toContain(caveat);
});

test('A step that takes more than is left is refused, in words', () => {
  const [steps] = billStaircase.fields.filter((field) => 'name' in field && field.name === 'steps');
  const taken = steps && 'fields' in steps ? steps.fields.at(-1) : undefined;
  const { validate } = taken as NumberField;
  const asked = { blockData: { billInr: 60_000, steps: block.steps }, required: true, min: 1 };
  const judge = (value: unknown, index: number) =>
    validate?.(value as never, { ...asked, path: ['blocks', 0, 'steps', index, 'takenInr'] } as never);
  expect(judge(8000, 0)).toBe(true);
  expect(judge(57_000, 1)).toMatch(/only ₹ 52,000 of the bill are left/);
  expect(judge(undefined, 0)).toBe('Say how much this takes.');
  expect(judge(0, 0)).toBe('Say an amount of ₹ 1 or more.');
});
