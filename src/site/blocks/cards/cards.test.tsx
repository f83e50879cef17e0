import { expect, test } from 'vitest';
import type { Card } from '#content/model.ts';
import { drawnBlock } from '../../fixtures/drawn-blocks.ts';
import { blocksPage, directoryWith, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';

const block = { id: 'a', blockType: 'cards', heading: 'By sector', collection: 'key-sectors' } as const;
const card: Card = {
  ...{ collection: 'key-sectors', key: 'education', name: 'Education', text: 'Schools and colleges.' },
  ...{ audience: 'companies', path: '/corporate/education', kind: 'corporate-sector' },
};

test('Each card leads to its page, with what it is for', () => {
  const html = drawnBlock(block, [card]);
  expect(html).toContain('<a href="/corporate/education">Education</a><p>Schools and colleges.</p>');
});

test('Without cards there is no section', () => {
  expect(drawnBlock(block, [])).not.toContain('By sector');
});

test('A matrix may name a card in the place of a cover', () => {
  const core = [{ href: '{card:education}' }];
  const rows = [{ risk: 'Fire', how: 'It burns.', core }];
  const pages = { ...directoryWith(), cardWithKey: (key: string) => (key === card.key ? card : undefined) };
  const matrix = { id: 'm', blockType: 'matrix', heading: 'Risks', rows } as const;
  const html = renderPage(renderInput(blocksPage({ ...matrix, rows: [...rows] } as never), { pages }));
  expect(html).toContain('<dd><a href="/corporate/education">Education</a></dd>');
});
