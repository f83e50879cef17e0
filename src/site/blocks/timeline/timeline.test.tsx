import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { pageMarkdown } from '../../markdown/page-markdown.ts';

const html = renderedBlocks({
  id: 'a',
  blockType: 'timeline',
  heading: 'Two clocks start on one day',
  zero: 'Policy begins',
  isMadeUp: false,
  note: 'A wait may be shorter.',
  rows: [
    {
      label: 'Any illness',
      spans: [
        { state: 'not-covered', from: '0', to: '30 days' },
        { state: 'covered', from: '30 days' },
      ],
      text: 'Covered after 30 days.',
    },
    {
      label: 'A deadline',
      spans: [{ state: 'running', from: '-60 days', to: '-45 days', words: 'ask now' }],
      text: 'Ask early.',
    },
  ],
});

test('what it shows is said to whoever hears it, and to nobody twice', () => {
  expect(html.replaceAll('\u00a0', ' ')).toContain(
    'role="img" aria-label="Counted from: Policy begins. Any illness: the first 30 days: not covered; from 30 days on: covered. A deadline: from 60 days before to 45 days before: ask now."',
  );
  expect(html).toContain('<div class="timeline" aria-hidden="true">');
});

test('a state that has one other name throughout has it in the legend', () => {
  const [, legend = ''] = /class="timeline-legend">(.*?)<\/p>/.exec(html) ?? [];
  expect(legend.replaceAll(/<[^>]*>/g, '|')).toMatch(/\|covered\|.*\|not covered\|.*\|ask now\|/);
  expect(legend).not.toContain('time limit');
});

test('spans are shares of the room, one that goes on reaches its end', () => {
  const [, x = '', width = ''] = /<rect class="dry" x="([\d.]+)%" width="([\d.]+)%"/.exec(html) ?? [];
  expect(Number(x) + Number(width)).toBeCloseTo(100);
  expect(html).not.toMatch(/NaN|Infinity|style="/);
});

test('as Markdown it is a table, and an editor’s note; it is no illustration unless said so', () => {
  const text = pageMarkdown(html, 'https://example.com/cruise').replaceAll('\u00a0', ' ');
  expect(text).toContain('| What | When, counted from “Policy begins” | In words |');
  expect(text).toContain('## Two clocks start on one day');
  expect(text).toContain(
    '| Any illness | the first 30 days: not covered; from 30 days on: covered | Covered after 30 days. |',
  );
  expect(text.match(/Covered after 30 days/g)).toHaveLength(1);
  expect(text).toContain('A wait may be shorter.');
  expect(text).not.toContain('Illustration.');
});
