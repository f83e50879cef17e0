import { expect, test } from 'vitest';
import type { Card } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import { renderedBlock, samplePicture } from '../../fixtures/rendered-blocks.ts';
import { blocksPage, directoryWith, renderInput } from '../../fixtures/site-fixture.ts';
import { renderPage } from '../../pages/render-page.tsx';
import { loadBlocks } from '../load-blocks.ts';

const block = { id: 'a', blockType: 'cards', heading: 'By sector', collection: 'key-sectors' } as const;
const card: Card = {
  ...{ collection: 'key-sectors', key: 'education', name: 'Education', text: 'Schools and colleges.' },
  ...{ audience: 'companies', path: '/corporate/education', kind: 'corporate-sector' },
};

test('Each card leads to its page, with what it is for', () => {
  const html = renderedBlock(block, { cards: [card], pictures: {} });
  expect(html).toContain('<a href="/corporate/education">Education</a><p>Schools and colleges.</p>');
});

test('A card with a picture shows it; the others show their umbrellas in its place', () => {
  const other = { ...card, key: 'trade', path: '/corporate/trading' };
  const html = renderedBlock(block, { cards: [card, other], pictures: { [card.path]: samplePicture } });
  const [row = '', next = ''] = html.split('<ul class="link-list">')[1]?.split('</li>') ?? [];
  expect(row).toMatch(/<img src="\/media\/door-1-640.jpg"[^>]* alt=""/);
  expect(row).toContain('sizes="4.5rem"');
  expect(row).not.toContain('link-umbrella');
  expect(next).toContain('class="link-umbrella"');
  expect(next).not.toContain('<img');
});

test('Cards ask for the pictures that they name, and links for those of the cards that they name', async () => {
  const asked: string[] = [];
  const ask = async ({ name }: { name: string }, question: string) => {
    asked.push(`${name} ${question}`);
    return name === 'upload' ? samplePicture : [{ ...card, pictureId: 7 }, card];
  };
  const cardWithKey = (key: string) => (key === card.key ? { ...card, pictureId: 8 } : undefined);
  const links = [{ href: '{card:education}' }, { href: '/cruise', label: 'A cruise' }];
  const listed = { id: 'l', blockType: 'links', heading: 'See', links } as never;
  const { blockData } = await loadBlocks([block, listed], { ask, cardWithKey } as unknown as Reader, 1);
  expect(asked).toEqual(['card-list key-sectors all all', 'upload 7', 'upload 8']);
  expect(blockData.get('a')).toMatchObject({ pictures: { [card.path]: samplePicture } });
  expect(blockData.get('l')).toEqual({ [card.path]: samplePicture });
});

test('Without cards there is no section', () => {
  expect(renderedBlock(block, { cards: [], pictures: {} })).not.toContain('By sector');
});

test('A matrix may name a card in the place of a cover', () => {
  const core = [{ href: '{card:education}' }];
  const rows = [{ risk: 'Fire', how: 'It burns.', core }];
  const pages = { ...directoryWith(), cardWithKey: (key: string) => (key === card.key ? card : undefined) };
  const matrix = { id: 'm', blockType: 'matrix', heading: 'Risks', rows } as const;
  const html = renderPage(renderInput(blocksPage({ ...matrix, rows: [...rows] } as never), { pages }));
  expect(html).toContain('<dd><a href="/corporate/education">Education</a></dd>');
});
