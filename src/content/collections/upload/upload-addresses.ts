import type { CollectionAfterReadHook, Endpoint } from 'payload';
import { documentFile, kindOfType, mediaAddress, pictureFile, plainFile, widthsOf } from './upload-names.ts';

/** The addresses at which visitors find a file, in place of the content service's own: those are there for staff only. */
export const withAddresses: CollectionAfterReadHook = ({ doc }) => ({ ...doc, ...addressesOf(doc) });

/** `GET /cmsapi/api/upload/file/:filename`, the vendor's address of a file by the name that staff see. */
export const fileEndpoint: Endpoint = {
  path: '/file/:filename',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const where = { filename: { equals: String(routeParams?.filename) } };
    const { docs } = await payload.find({
      collection: 'upload',
      where,
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const url = docs[0]?.url;
    if (!url) return Response.json({ message: 'No such file.' }, { status: 404 });
    return new Response(null, { status: 302, headers: { location: url } });
  },
};

type Addresses = { url?: string; thumbnailURL?: string };

function addressesOf({ storeName: name, mimeType, width }: Record<string, unknown>): Addresses {
  if (typeof name !== 'string') return {};
  const kind = kindOfType(mimeType);
  if (kind === 'pdf') return { url: mediaAddress(documentFile(name)) };
  const [narrowest = 0] = widthsOf(Number(width));
  return {
    url: mediaAddress(plainFile({ name, kind, width: Number(width) })),
    thumbnailURL: mediaAddress(pictureFile(name, narrowest, 'webp')),
  };
}
