import { expect, test } from 'vitest';
import type { ListedDocument } from '#content/collections/legal-documents/all-documents.read.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';

const block = { id: 'a', blockType: 'published-documents', heading: 'To open' } as const;
const annualReturn: ListedDocument = {
  id: 1,
  title: 'Annual return 2025-26',
  address: '/documents/return.pdf',
  datedOn: '2026-03-31',
  bytes: 412_400,
};

test('A document is opened at its address on the site, and says its day and how large it is', () => {
  const html = renderedBlock(block, [annualReturn]);
  expect(html).toContain('<a href="/documents/return.pdf">Annual return 2025-26</a>');
  expect(html).toContain('<time dateTime="2026-03-31">31 March 2026</time>. PDF, 413 kB');
});

test('One without a day says none', () => {
  const { datedOn, ...undated } = annualReturn;
  expect(renderedBlock(block, [undated])).not.toContain('<time');
});

test('Without a document there is no section', () => {
  expect(renderedBlock(block, [])).not.toContain('To open');
});
