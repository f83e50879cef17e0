import { expect, test } from 'vitest';
import { renderedBlocks } from '../../fixtures/rendered-blocks.ts';
import { page, settings } from '../../fixtures/site-fixture.ts';
import { blocksOf } from '../needed-blocks.ts';

test('The details that a home page has to give are shown', () => {
  const html = renderedBlocks({ id: 'a', blockType: 'company', heading: 'Company' });
  expect(html).toContain(settings.company.cin);
  expect(html).toContain(settings.company.contactPerson);
  expect(html).toContain('tel:18002222222');
});

test('a home page without them gets them at its end', () => {
  const home = page({ kind: 'home', blocks: [] });
  expect(blocksOf(home, 'en').map(({ blockType }) => blockType)).toEqual(['company']);
});
