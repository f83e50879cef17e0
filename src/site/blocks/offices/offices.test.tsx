import { expect, test } from 'vitest';
import type { Office } from '#content/model.ts';
import { renderedBlock } from '../../fixtures/rendered-blocks.ts';
import { faultsOfGraph, linkedDataIn } from '../../fixtures/schema-org.ts';
import { settings } from '../../fixtures/site-fixture.ts';

const block = { id: 'a', blockType: 'offices', heading: 'Where to find us' } as const;
const pune: Office = {
  id: 1,
  name: 'Pune',
  address: '1 Example Road,\nPune 411001',
  phone: '020 0000 0000',
  email: 'pune@example.com',
  hours: 'Monday to Friday, 10:00 to 18:00',
  map: 'https://map.example/pune',
};

test('An office says where it is, when somebody is there and how to reach them', () => {
  const html = renderedBlock(block, [pune]);
  expect(html).toContain('<div>1 Example Road</div><div>Pune 411001</div>');
  expect(html).toContain('href="tel:02000000000"');
  expect(html).toContain('href="mailto:pune@example.com"');
  expect(html).toContain('Monday to Friday');
  expect(html).toMatch(/<a [^>]*href="https:\/\/map\.example\/pune"[^>]*>Pune on a map<\/a>/);
});

test('It is stated as an office of ours, in the vocabulary of schema.org', () => {
  const [graph = ''] = linkedDataIn(renderedBlock(block, [pune]));
  expect(faultsOfGraph(graph)).toEqual([]);
  expect(JSON.parse(graph)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'InsuranceAgency',
      name: `${settings.brand}, Pune`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Road, Pune 411001',
        addressCountry: 'IN',
      },
      telephone: '020 0000 0000',
    }),
  );
});

test('Without an office there is no section, and nothing is stated', () => {
  const html = renderedBlock(block, []);
  expect(html).not.toContain('Where to find us');
  expect(linkedDataIn(html)).toEqual([]);
});
