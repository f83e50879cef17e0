import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { corporateRiskTool } from '#tools/corporate-risk/corporate-risk.tool.ts';
import { seededContent as corporate } from '#tools/corporate-risk/seeded-content.ts';
import { methodOf } from '#tools/formulas/methods.ts';
import { seededContent as health } from '#tools/health-cover/seeded-content.ts';
import { seededContent as personal } from '#tools/personal-risk/seeded-content.ts';
import { toolOf } from '#tools/tools.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { exampleTools } from './tool-example.block.ts';

type Key = BlockOf<'tool-example'>['questionnaire'];

const contents = { 'corporate-risk': corporate, 'personal-risk': personal, 'health-cover': health };
const block = (questionnaire: Key): BlockOf<'tool-example'> => ({
  id: 'a',
  blockType: 'tool-example',
  heading: 'What you can see now',
  intro: 'Another tool of ours.',
  questionnaire,
});
const drawn = (key: Key) => {
  const html = renderedBlock(block(key), contents[key]);
  return html.slice(html.indexOf('block-tool-example'), html.indexOf('<aside class="rail"'));
};

test.each(exampleTools)('%s can be chosen, and has an example and a view of its finding', (key) => {
  expect([methodOf(key)?.examples.length, toolOf(key)?.GlanceView]).toEqual([
    expect.any(Number),
    expect.any(Function),
  ]);
});

test.each(exampleTools)('%s is marked as an example, told in words, and brings no script', (key) => {
  const html = drawn(key);
  expect(html).toContain('<b>Example</b>');
  expect(html).toContain('the answers are made up');
  expect(html).toMatch(/<svg[^>]* role="img"/);
  expect(html).not.toContain('data-island');
  // The target of these links is on the result page alone.
  expect([...html.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href)).toEqual([]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the finding is what the tool answers to the same answers', () => {
  const answers = methodOf('corporate-risk')?.examples[0].answers ?? {};
  const result = corporateRiskTool.resultOf(answers, corporate);
  const context = { answers, content: corporate, locale: 'en', hrefOf: () => undefined } as const;
  expect(drawn('corporate-risk')).toContain(corporateRiskTool.headlineOf(result, context));
});

test('its words and numbers are those of today’s version', () => {
  const renamed = { ...corporate, title: 'Another name' };
  expect(renderedBlock(block('corporate-risk'), renamed)).toContain('</b> Another name');
});

test('the answers are listed as the tool asked for them', () => {
  const html = drawn('corporate-risk');
  expect(html).toContain('<summary>The answers in this example</summary>');
  expect(html).toContain('<dd>100 to 499</dd>');
});
