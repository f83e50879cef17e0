import type { CollectionSlug, Payload } from 'payload';

/** A record of each collection that a fresh site has none of, as an editor would have written and published it. */
const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Hello.' }] };
export const sampleRichText = {
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [paragraph],
  },
};

export const sampleRecords = {
  team: { name: 'Asha Rao', role: 'Claims, motor and health', about: 'Speaks Marathi and Hindi.' },
  partners: { name: 'An Insurer', kind: 'insurer', website: 'https://insurer.example' },
  reviews: {
    words: 'They called when they said.',
    name: 'A. Rao',
    about: 'HR manager',
    saidOn: '2026-10-01',
    hasLeave: true,
  },
  contact: { name: 'Pune', address: '1 Example Road, Pune 411001', phone: '020 0000 0000' },
  certificates: {
    title: 'Registration',
    issuer: 'An authority',
    issuedOn: '2024-01-01',
    validTill: '2099-01-01',
  },
  terms: { inForceFrom: '2020-01-01', whatChanged: 'The first terms.', body: sampleRichText },
  news: {
    title: 'We moved',
    lead: 'The office in Pune is in another street now.',
    body: sampleRichText,
    description: 'Where the office in Pune is since October, and how to reach it by bus and train.',
    slug: 'we-moved',
    sortDate: '2026-10-01',
  },
} as const;

/** @param changes to what the record would be @returns the published record's number */
export async function makeRecord(
  service: Payload,
  collection: keyof typeof sampleRecords,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const data = { ...sampleRecords[collection], _status: 'published', ...changes };
  const { id } = await service.create({
    collection: collection as CollectionSlug,
    data: data as never,
    overrideAccess: true,
  });
  return Number(id);
}

/** A card of either kind that leads to the first page there is. */
export async function makeCard(
  service: Payload,
  collection: 'key-sectors' | 'product-offerings',
  changes: Record<string, unknown> = {},
): Promise<number> {
  const { docs } = await service.find({ collection: 'pages', limit: 1, depth: 0, overrideAccess: true });
  const page = docs[0]?.id;
  if (!page) throw new Error('There is no page for a card to lead to.');
  const data = {
    name: 'Education',
    page,
    audience: 'companies',
    key: 'a-card',
    position: 0,
    _status: 'published',
    ...changes,
  };
  const { id } = await service.create({ collection, data: data as never, overrideAccess: true });
  return Number(id);
}
