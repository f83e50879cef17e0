import { expect, test } from 'vitest';
import type { Certificate } from '#content/model.ts';
import { pageClock } from '../../document/page-clock.ts';
import { blocksPage, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';

const block = { id: 'a', blockType: 'certificates', heading: 'On paper' } as const;
const membership: Certificate = {
  id: 1,
  title: 'Membership of an association',
  issuer: 'An association',
  number: 'M-12',
  issuedOn: '2024-01-01',
  validTill: '2026-12-31',
};

function drawnOn(today: string, certificates: Certificate[]) {
  const clock = pageClock(today);
  const blockData = new Map([[block.id, certificates]]);
  const html = renderPage({ ...renderInput(blocksPage(block)), clock, blockData });
  return { html, differsFrom: clock.differsFrom() };
}

test('A certificate says who issued it, its number and its days', () => {
  const { html } = drawnOn('2026-11-22', [membership]);
  for (const words of ['An association', 'M-12', '1 January 2024', '31 December 2026'])
    expect(html).toContain(words);
});

test('It stands on its last day and is gone on the next, on which the page is drawn anew', () => {
  expect(drawnOn('2026-12-31', [membership])).toMatchObject({
    html: expect.stringContaining('Membership'),
    differsFrom: '2027-01-01',
  });
  expect(drawnOn('2027-01-01', [membership]).html).not.toContain('On paper');
});

test('One without a last day goes on', () => {
  const { validTill, ...endless } = membership;
  expect(drawnOn('2099-01-01', [endless]).html).toContain('Membership');
});

test('Its document can be opened', () => {
  const upload = { kind: 'pdf', name: 'membership-1', title: 'Membership', bytes: 9 };
  const { html } = drawnOn('2026-11-22', [{ ...membership, upload } as Certificate]);
  expect(html).toMatch(/href="\/media\/membership-1\.pdf">Open the document \(PDF\)/);
});

test('Without one there is no section', () => {
  expect(drawnOn('2026-11-22', []).html).not.toContain('On paper');
});
