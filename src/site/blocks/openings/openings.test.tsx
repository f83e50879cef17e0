import { expect, test } from 'vitest';
import type { Opening } from '#content/model.ts';
import { pageClock } from '../../document/page-clock.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { blocksPage, renderInput, richText } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';

const block = { id: 'a', blockType: 'openings', heading: 'Open positions' } as const;
const opening: Opening = {
  id: 1,
  title: 'Claims adviser (motor & marine)',
  place: 'Pune',
  kindOfWork: 'full-time',
  description: richText('You help clients through a claim.'),
  requirements: ['Plain speech'],
  postedOn: '2026-11-20',
  closesOn: '2026-12-01',
};

function drawnOn(today: string, openings: Opening[]) {
  const clock = pageClock(today);
  const input = renderInput(blocksPage(block));
  const html = renderPage({ ...input, clock, blockData: new Map([[block.id, openings]]) });
  return { html, differsFrom: clock.differsFrom() };
}

test('An opening says what it is, and leads to the form with its name in it', () => {
  const { html } = drawnOn('2026-11-22', [opening]);
  for (const words of [
    'Open positions',
    'Pune',
    'Full-time',
    'You help clients',
    'Plain speech',
    '1 December',
  ])
    expect(html).toContain(words);
  expect(html).toContain('href="/forms/application?position=Claims%20adviser%20(motor%20%26%20marine)"');
});

test('It is open on its last day and gone on the next, on which the page is drawn anew', () => {
  const later = { ...opening, id: 2, title: 'Later', closesOn: '2026-12-05' };
  expect(drawnOn('2026-12-01', [opening, later])).toMatchObject({
    html: expect.stringContaining('Claims adviser'),
    differsFrom: '2026-12-02',
  });
  const { html } = drawnOn('2026-12-02', [opening, later]);
  expect(html).not.toContain('Claims adviser');
  expect(html).toContain('Later');
});

test('Without an open position there is no section', () => {
  for (const openings of [[], [{ ...opening, closesOn: '2026-11-01' }]]) {
    expect(drawnOn('2026-11-22', openings).html).not.toContain('Open positions');
  }
  expect(renderedBlock(block, [])).not.toContain('Open positions');
});
