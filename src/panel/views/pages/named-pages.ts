import type { Payload } from 'payload';

/** Pages that there is one of each of, under the names that the staff know them by; found by their keys. */
export const namedPages: readonly { name: string; key: string }[] = [
  { name: 'About', key: 'about-us' },
  { name: 'Blog page', key: 'blog' },
  { name: 'Health First', key: 'health-first' },
  { name: 'Health calculator', key: 'health-calculator' },
  { name: 'Corporate landing 1', key: 'get-corporate-insurance' },
  { name: 'Corporate landing 2', key: 'corporate-landing-2' },
  { name: 'POSP landing', key: 'posp-agent' },
];

/** @returns those that are there: one that is deleted is left out */
export async function findNamedPages(payload: Payload): Promise<{ name: string; id: number }[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { contentKey: { in: namedPages.map(({ key }) => key) } },
    select: { contentKey: true },
    depth: 0,
    pagination: false,
  });
  const idOf = new Map(docs.map(({ contentKey, id }) => [contentKey, id]));
  return namedPages.flatMap(({ name, key }) => {
    const id = idOf.get(key);
    return id === undefined ? [] : [{ name, id }];
  });
}
