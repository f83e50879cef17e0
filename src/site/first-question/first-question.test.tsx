import { expect, test } from 'vitest';
import type { Reader } from '#content/read/reader.ts';
import { directoryWith, page, renderInput, site } from '../fixtures/site-fixture.ts';
import { renderPage } from '../pages/render-page.tsx';
import { type FirstQuestion, firstQuestionFor } from './first-question-of.ts';
import { toolOfPage } from './tool-of-page.ts';

const question: FirstQuestion = {
  tool: 'health-cover',
  name: 'who',
  label: 'Who is to be covered?',
  answers: [
    { key: 'family', label: 'Me and my family' },
    { key: 'parents', label: 'My parents' },
  ],
};

const pages = directoryWith({ key: 'health-calculator', path: '/sums', kind: 'tool' });
const product = (lookUps = pages) =>
  renderPage(
    renderInput({ kind: 'personal-product' }, { ...site({ pages: lookUps }), firstQuestion: question }),
  );

test('a page about a cover asks its tool’s first question, and each answer leads to what follows from it', () => {
  const html = product();
  expect(html).toContain('<h2 id="first-question">Who is to be covered?</h2>');
  expect(html).toContain('Work out your sum insured · step 1 of about 10');
  expect(html).toContain('<a href="/sums/questions/adults?who=family">Me and my family</a>');
  expect(html).toContain('<a href="/sums/questions/parents?who=parents">My parents</a>');
});

test('while the tool’s page is gone, nothing is asked', () => {
  expect(product(directoryWith())).not.toContain('Who is to be covered?');
});

test.each([
  [{ form: 'personal-health', audience: 'people' }, 'health-calculator'],
  [{ form: 'personal-car', audience: 'people' }, 'risk-janampatri'],
  [{ form: 'cyber', audience: 'companies' }, 'corporate-risk-janampatri'],
  [{ form: 'general', audience: 'agents' }, undefined],
] as const)('readers of %o are answered by %s', (of, tool) => {
  expect(toolOfPage(of)).toBe(tool);
});

test('the home page asks the first question of the chart while one of its lists leads to it', async () => {
  const links = [{ label: 'Your chart', href: '/risk-janampatri' }];
  const home = page({ kind: 'home', blocks: [{ id: 'a', blockType: 'links', heading: 'Tools', links }] });
  const asked: string[] = [];
  const ask = async (_source: unknown, tool: string) => {
    asked.push(tool);
    return [];
  };
  await firstQuestionFor(home, { ask } as Pick<Reader, 'ask'>);
  await firstQuestionFor(page({ kind: 'home' }), { ask } as Pick<Reader, 'ask'>);
  expect(asked).toEqual(['personal-risk']);
});

test.each([
  ['a page about no cover', page({ kind: 'blog' })],
  [
    'a tool that begins with a question which may be declined',
    page({ audience: 'fertility', kind: 'fertility' }),
  ],
])('%s asks nothing', async (_what, content) => {
  const ask = () => Promise.reject(new Error('Nothing is to be read.'));
  expect(await firstQuestionFor(content, { ask })).toBeUndefined();
});
