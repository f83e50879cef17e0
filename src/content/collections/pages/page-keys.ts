import type { Payload, PayloadRequest } from 'payload';

/** The keys of all published pages, for anyone who must not name one that there is not. */
export async function pageKeys(payload: Payload, req?: PayloadRequest): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    select: { contentKey: true },
    depth: 0,
    draft: false,
    overrideAccess: true,
    pagination: false,
    req,
  });
  return docs.map(({ contentKey }) => contentKey);
}
