import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateSeed } from '#content/fields/validate-seed.ts';
import type { BlockOf } from '#content/model.ts';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { pageMarkdown } from '../../markdown/page-markdown.ts';
import { arrowsOf } from './arrows.ts';
import { type Flow, partyRoles, placesOf } from './parties.ts';
import { twoLines } from './two-lines.ts';
import { whoPaysWhom } from './who-pays-whom.block.ts';

const flows: Flow[] = [
  { text: 'You pay the premium.', from: 'client', to: 'insurer', sumInr: 50_000 },
  { text: 'We advise you.', from: 'broker', to: 'client', isWork: true },
  { text: 'The insurer pays the bill.', from: 'insurer', to: 'provider', sumInr: 1_00_000 },
];
const block: BlockOf<'who-pays-whom'> = {
  ...{ id: 'a', blockType: 'who-pays-whom', heading: 'Your premium goes to the insurer' },
  ...{ names: { provider: 'Hospital' }, flows, isMadeUp: true },
};

const faultsOf = (...faulty: Flow[]) =>
  validateSeed(whoPaysWhom.fields, { heading: 'Who', flows: faulty, isMadeUp: true }).map(
    ({ reason }) => reason,
  );

test('money is a full line, work a broken one, and a band is as wide as its sum', () => {
  const arrows = arrowsOf(flows, placesOf(flows).places);
  expect(arrows.map(({ width, isBand }) => [width, isBand])).toEqual([
    [9, true],
    [2, false],
    [18, true],
  ]);
  const html = renderedBlocks(block);
  expect(html.match(/class="who-line who-work" stroke-width="2" transform/g)).toHaveLength(1);
  expect(html).not.toMatch(/NaN|Infinity|style="/);
});

test('whoever takes part has a place of their own, and every flow is drawn between two of them', () => {
  const role = fc.constantFrom(...partyRoles);
  const flow = fc
    .record({ text: fc.constant('x'), from: role, to: role })
    .filter(({ from, to }) => from !== to);
  fc.assert(
    fc.property(fc.array(flow, { minLength: 2, maxLength: 8 }), (drawn) => {
      const { places, height } = placesOf(drawn);
      expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(places.size);
      for (const { x, y } of places.values()) {
        expect(y).toBeLessThan(height);
        expect(x).toBeGreaterThanOrEqual(18);
        expect(x).toBeLessThanOrEqual(82);
      }
      expect(arrowsOf(drawn, places)).toHaveLength(drawn.length);
    }),
  );
});

test('it is heard and read as text: sentences in order, and a table of who, whom and how much', () => {
  const html = renderedBlocks(block).replaceAll('\u00a0', ' ');
  expect(html).toContain(
    'aria-label="You to Insurer: ₹ 50,000. Broker to You: work. Insurer to Hospital: ₹ 1,00,000."',
  );
  const text = pageMarkdown(html, 'https://example.com/cruise');
  expect(text).toContain('1. You pay the premium.\n2. We advise you.\n3. The insurer pays the bill.');
  expect(text).toContain('| 3 | Insurer | Hospital | ₹ 1,00,000 |');
  expect(text).toContain('Illustration. Amounts are made up; the policy wording decides.');
});

test('what cannot be drawn is refused, with the reason', () => {
  const [premium, advice, bill] = flows as [Flow, Flow, Flow];
  expect(faultsOf(...flows)).toEqual([]);
  expect(faultsOf(premium, { ...bill, to: 'insurer' })).toEqual([
    'Flow 2 begins and ends with the same party.',
  ]);
  expect(faultsOf(premium, { ...advice, sumInr: 5 })).toEqual(['Flow 2 is work: it has no sum.']);
  expect(faultsOf(premium, premium, { ...premium, from: 'insurer', to: 'client' })).toEqual([
    'Flow 1: between two parties there is room for 2 flows.',
  ]);
  expect(faultsOf(premium)).toEqual(['has fewer than 2 (1)']);
  expect(faultsOf(premium, { ...bill, to: 'bank' as 'other' }).join()).toContain('is none of client');
});

test('a long name stands on two lines of like length', () => {
  expect(twoLines('Hospital')).toEqual(['Hospital']);
  expect(twoLines('Owner of the road')).toEqual(['Owner of', 'the road']);
  expect(twoLines('Commissioner')).toEqual(['Commissioner']);
});
