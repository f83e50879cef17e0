import { expect, test } from 'vitest';
import type { Partner } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = { id: 'a', blockType: 'partners', heading: 'Who we work with' } as const;
const partners: Partner[] = [
  { id: 1, name: 'City Hospital', kind: 'hospital', website: 'https://hospital.example' },
  { id: 2, name: 'An Insurer', kind: 'insurer', about: 'Group covers.' },
];

test('Partners stand by kind, each kind that has some, and a link to one vouches for nothing', () => {
  const html = renderedBlock(block, partners);
  expect(html.indexOf('<h3>Hospitals</h3>')).toBeGreaterThan(html.indexOf('<h3>Insurers</h3>'));
  expect(html).not.toContain('Surveyors');
  expect(html).toContain('Group covers.');
  expect(html).toContain(
    '<a class="standing-link" href="https://hospital.example" rel="external nofollow">City Hospital</a>',
  );
});

test('Without a partner there is no section', () => {
  expect(renderedBlock(block, [])).not.toContain('Who we work with');
});
