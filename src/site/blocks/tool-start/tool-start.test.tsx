import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlock, renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { blocksPage, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';

const start: BlockOf<'tool-start'> = {
  id: 'a',
  blockType: 'tool-start',
  heading: 'Before you start',
  questionnaire: 'personal-risk',
  facts: [{ title: 'How long', text: 'Six minutes.' }],
};
const labels = Array.from({ length: 12 }, (_, index) => `Thing ${index + 1}`);

function toolPage(data: unknown, path = '/risk-janampatri', block = start): string {
  const blocks = blocksPage(block, { id: 'b', blockType: 'stats', heading: 'In figures' });
  const blockData = new Map([[block.id, data]]);
  return renderPage(renderInput({ ...blocks, path, kind: 'tool' }, { blockData }));
}
const head = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('<h2'));

test('a tool’s page has the way in at its top, where other pages offer a call', () => {
  const html = toolPage([]);
  expect(head(html)).toContain('<a class="button button-main" href="/risk-janampatri/questions">Start</a>');
  expect(head(html)).toContain('<dd>Six minutes.</dd>');
  expect(head(html)).not.toContain('data-call-back');
  expect(html.slice(html.indexOf('call-bar'))).toMatch(
    /^call-bar"><a [^>]*href="\/risk-janampatri\/questions">Start/,
  );
  expect(html).not.toContain('Before you start');
  expect(html).toContain('In figures');
});

test('saved answers are loaded below the tool, and the way back to kept ones waits for a script', () => {
  const html = toolPage([], '/corporate-risk-janampatri/retail', { ...start, preset: 'retail' });
  expect(html).toContain('<a href="/corporate-risk-janampatri/saved">');
  expect(html).toContain('<a hidden="" href="/corporate-risk-janampatri/check">');
  expect(html).toContain('"storageName":"answers:personal-risk"');
});

test('where the tool draws a chart, its houses stand there in pencil, and are said', () => {
  const html = toolPage(labels);
  expect(html).toContain('class="start-chart"');
  for (const label of labels) expect(html).toContain(label);
  expect(html).not.toContain('head-umbrella');
});

test('a tool without a chart shows the page’s umbrella', () => {
  expect(toolPage([])).toContain('head-umbrella');
  expect(toolPage(undefined)).not.toContain('start-chart');
});

test('a page below the tool’s own leads to the tool, with its set chosen', () => {
  const block = { ...start, questionnaire: 'corporate-risk' as const, preset: 'service' as const };
  expect(toolPage([], '/corporate-risk-janampatri/service', block)).toContain(
    'href="/corporate-risk-janampatri/questions/type?type=service"',
  );
});

test('anywhere else it is a block among others, with its heading', () => {
  expect(renderedBlocks(start)).toContain('Before you start');
  expect(renderedBlock(start, [], { path: '/riabcdefgh' })).toContain('href="/riabcdefgh/questions"');
});
