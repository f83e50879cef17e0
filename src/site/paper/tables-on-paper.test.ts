import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { BlockOf } from '#content/model.ts';
import { stopReports, typeset } from '#tools/report/report-pdf.ts';
import { renderedBlocks } from '../fixtures/rendered-blocks.ts';
import { blocksPage, renderInput } from '../fixtures/site-fixture.ts';
import { paperRoutes } from './paper-routes.ts';
import { tablesOnPaper } from './tables-on-paper.ts';

const table: BlockOf<'table'> = {
  id: 'a',
  blockType: 'table',
  heading: 'Three designs',
  columns: ['Question', '20 people'],
  rows: [['Sum for a family', '₹ 3 lakh']],
  note: 'All sums are made up.',
  isOnPaper: true,
};
const jobOf = (...blocks: BlockOf<'table'>[]) => tablesOnPaper(renderInput(blocksPage(...blocks)));

test('The tables that are offered are on paper with their notes, and no others', async () => {
  const job = jobOf(table, { ...table, id: 'b', heading: 'Not offered', isOnPaper: false });
  const words = JSON.stringify(job?.data);
  for (const part of [
    'Three designs',
    'Sum for a family',
    'All sums are made up.',
    'the policy wording apply',
  ])
    expect(words).toContain(part);
  expect(words).not.toContain('Not offered');
  const pdf = job && (await typeset(job));
  await stopReports();
  expect(pdf?.toString('latin1', 0, 5)).toBe('%PDF-');
});

test('When its process is ended in the middle, a page says so and leads back, and the next reader gets the PDF', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const routes = paperRoutes({
    addresses: async () => [{ path: '/group-medical-cover', languages: ['en', 'hi'] }],
    loadPath: async () => renderInput(blocksPage(table)),
    respond: async ({ body, status }) => new Response(renderToStaticMarkup(body), { status }),
    locales: ['en', 'hi'],
    baseHeaders: {},
  });
  const answering = routes.request('/hi/group-medical-cover.pdf');
  await nextTurn();
  await stopReports();
  const answer = await answering;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('href="/hi/group-medical-cover">पेज पर वापस जाएँ');
  expect((await routes.request('/hi/group-medical-cover.pdf')).status).toBe(200);
  await stopReports();
  vi.restoreAllMocks();
});

test('Settings are filled in, and a row goes whose setting is empty', () => {
  const rows = [
    ['Who', '{brand}'],
    ['Where', '{registeredOffice}'],
  ];
  const input = renderInput(blocksPage({ ...table, rows }));
  const { brand, company } = input.settings;
  const settings = { ...input.settings, company: { ...company, registeredOffice: '' } };
  const words = JSON.stringify(tablesOnPaper({ ...input, settings })?.data);
  expect(words).toContain(JSON.stringify(['Who', brand]));
  expect(words).not.toMatch(/Where|[{]registeredOffice/);
});

test('A page without one has no PDF', () => {
  expect(jobOf({ ...table, isOnPaper: false })).toBeUndefined();
});

test('A link to the PDF is below a table that is offered', () => {
  expect(renderedBlocks(table)).toMatch(/<a href="\/[^"]+\.pdf">Take the tables/);
  expect(renderedBlocks({ ...table, isOnPaper: false })).not.toContain('.pdf');
});
