import { expect, test } from 'vitest';
import type { Card } from '../../model.ts';
import { fillCards } from './fill-cards.ts';

const cyber: Card = {
  ...{ collection: 'product-offerings', key: 'cyber', name: 'Cyber Insurance', text: 'Attacks.' },
  ...{ audience: 'companies', path: '/cyber-insurance', kind: 'corporate-product' },
};
const filled = <T>(value: T, nameField: 'title' | 'label' = 'label') =>
  fillCards(value, { withKey: (key) => (key === cyber.key ? cyber : undefined), nameField });

test('an entry that names a card leads to its page, under its name', () => {
  expect(filled([{ children: [{ title: '', href: '{card:cyber}' }] }], 'title')).toEqual([
    { children: [{ title: 'Cyber Insurance', href: '/cyber-insurance' }] },
  ]);
});

test('in a list of links it says what the card is for', () => {
  const block = { blockType: 'links', links: [{ href: '{card:cyber}' }] };
  expect(filled(block).links).toEqual([
    { label: 'Cyber Insurance', href: '/cyber-insurance', text: 'Attacks.' },
  ]);
});

test('an entry keeps its own label and text', () => {
  const own = { label: 'When data is lost', href: '{card:cyber}', text: 'Read on.' };
  const block = { blockType: 'links', links: [own] };
  expect(filled(block).links).toEqual([{ ...own, href: '/cyber-insurance' }]);
});

test('when a card is gone, an entry keeps its own name, and one without a name is left out', () => {
  const links = [{ href: '{card:gone}' }, { label: 'Burglary', href: '{card:gone}' }];
  expect(filled({ links })).toEqual({ links: [{ label: 'Burglary', href: undefined }] });
});

test('every other address is left unchanged', () => {
  const links = [{ label: 'a', href: '/cruise' }, { label: 'b', href: '{agentPortal}' }, { label: 'c' }];
  expect(filled({ links, body: 'See {card:cyber}.' })).toEqual({ links, body: 'See {card:cyber}.' });
});
