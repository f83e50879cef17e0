import { expect, test } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { blocksPage, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';
import type { ToolStartData } from './tool-start.view.tsx';

const start: BlockOf<'tool-start'> = {
  id: 'a',
  blockType: 'tool-start',
  heading: 'Before you start',
  questionnaire: 'personal-risk',
  facts: [{ title: 'How long', text: 'Six minutes.' }],
};
const labels = Array.from({ length: 12 }, (_, index) => `Thing ${index + 1}`);

const none: ToolStartData = { houses: [] };

function toolPage(data: ToolStartData, path = '/risk-janampatri', block = start): string {
  const blocks = blocksPage(block, { id: 'b', blockType: 'stats', heading: 'In figures' });
  const blockData = new Map([[block.id, data]]);
  return renderPage(renderInput({ ...blocks, path, kind: 'tool' }, { blockData }));
}
const head = (html: string) => html.slice(html.indexOf('<h1'), html.indexOf('class="sheet"'));

test('a tool’s page has the way in at its top, where other pages offer a call', () => {
  const html = toolPage(none);
  expect(head(html)).toContain(
    '<a class="button button-main" href="/risk-janampatri/questions">Start the questions</a>',
  );
  expect(head(html)).toContain('<dd>Six minutes.</dd>');
  expect(head(html)).not.toContain('data-call-back');
  expect(html.slice(html.indexOf('call-bar'))).toMatch(
    /^call-bar"><a [^>]*href="\/risk-janampatri\/questions">Start/,
  );
  expect(html).not.toContain('Before you start');
  expect(html).toContain('In figures');
});

const question = {
  tool: 'personal-risk' as const,
  name: 'household',
  label: 'Who lives in your household?',
  answers: [
    { key: 'alone', label: 'Just me' },
    { key: 'couple', label: 'My partner and I' },
  ],
};

test('a tool that begins with one choice asks it on its page, and each answer leads to the next question', () => {
  const top = head(toolPage({ houses: labels, question }));
  expect(top).toContain('<h2 id="first-question-a">Who lives in your household?</h2>');
  expect(top).toContain('<a href="/risk-janampatri/questions/eldest?household=couple">My partner and I</a>');
  expect(top).not.toContain('>Start the questions</a>');
});

test('where the set is chosen already, its question is not asked', () => {
  const block = { ...start, questionnaire: 'corporate-risk' as const, preset: 'retail' as const };
  const html = toolPage({ houses: [], question }, '/corporate-risk-janampatri/retail', block);
  expect(html).not.toContain('Who lives in your household?');
  expect(head(html)).toContain('>Start the questions</a>');
});

test('saved answers are loaded below the tool, and the way back to kept ones waits for a script', () => {
  const html = toolPage(none, '/corporate-risk-janampatri/retail', { ...start, preset: 'retail' });
  expect(html).toContain('<a href="/corporate-risk-janampatri/saved">');
  expect(html).toContain('<a hidden="" href="/corporate-risk-janampatri/check">');
  expect(html).toContain('"storageName":"answers:personal-risk"');
});

test('where the tool draws a chart, its houses stand there in pencil, and are said', () => {
  const html = toolPage({ houses: labels });
  expect(html).toContain('class="start-chart"');
  for (const label of labels) expect(html).toContain(label);
  expect(html).not.toContain('head-umbrella');
});

test('a tool without a chart shows the page’s umbrella', () => {
  expect(toolPage(none)).toContain('head-umbrella');
  expect(toolPage(none)).not.toContain('start-chart');
});

test('a page below the tool’s own leads past the question of the set', () => {
  const block = { ...start, questionnaire: 'corporate-risk' as const, preset: 'service' as const };
  expect(toolPage(none, '/corporate-risk-janampatri/service', block)).toContain(
    'href="/corporate-risk-janampatri/questions/sector_industrial?type=service"',
  );
});

test('anywhere else it is a block among others, with its heading', () => {
  expect(renderedBlock(start, none)).toContain('Before you start');
  expect(renderedBlock(start, none, { path: '/riabcdefgh' })).toContain('href="/riabcdefgh/questions"');
});
