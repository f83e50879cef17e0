import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { PathOf } from '../content-collection.ts';

type Hooks = { beforeChange: CollectionBeforeChangeHook[]; afterChange: CollectionAfterChangeHook[] };

/**
 * A published record that moves leaves a redirect at its old address. What led to the old one leads to the new
 * one from then on. Nothing leads away from an address that a record has moved to, or is newly published at. Runs in
 * the transaction that moves or publishes the record.
 */
export function leaveRedirect(pathOf: PathOf): Hooks {
  return {
    beforeChange: [
      async ({ data, originalDoc, operation, collection, req }) => {
        if (operation !== 'update' || !originalDoc?.id) return data;
        // Not `originalDoc`: that is the newest draft, which may have moved already without visitors knowing.
        const options = { collection: collection.slug, id: originalDoc.id, draft: false, depth: 0 } as const;
        const live = await req.payload.findByID({
          ...options,
          req,
          overrideAccess: true,
          disableErrors: true,
        });
        const isLive = live && '_status' in live && live._status === 'published';
        // Asked for now: reading gives the request another context.
        req.context[livePathOf(collection.slug, originalDoc.id)] = isLive
          ? pathOf({ path: Reflect.get(live, 'path'), slug: Reflect.get(live, 'slug') })
          : undefined;
        return data;
      },
    ],
    afterChange: [
      async ({ doc, collection, req }) => {
        const from = req.context[livePathOf(collection.slug, doc.id)];
        const to = pathOf(doc);
        if (doc._status !== 'published' || from === to) return doc;
        if (typeof from === 'string') await move(from, to, req);
        else await removeFrom([to], req);
        return doc;
      },
    ],
  };
}

/** A name for each record: several that are published at once share a request, and take turns at its hooks. */
const livePathOf = (slug: string, id: number | string) => `livePath ${slug} ${id}`;

async function removeFrom(addresses: string[], req: PayloadRequest): Promise<void> {
  const options = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  await req.payload.delete({ ...options, where: { from: { in: addresses } } });
}

async function move(from: string, to: string, req: PayloadRequest): Promise<void> {
  const options = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  await removeFrom([from, to], req);
  await req.payload.update({ ...options, where: { to: { equals: from } }, data: { to } });
  await req.payload.create({ ...options, data: { from, to } });
}
