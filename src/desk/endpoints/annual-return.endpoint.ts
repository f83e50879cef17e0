import type { Endpoint } from 'payload';

/** `GET /cmsapi/api/annual-return`: the newest annual return, in the shape that the specification reads. */
export const annualReturnEndpoint: Endpoint = {
  path: '/annual-return',
  method: 'get',
  handler: async ({ payload }) => {
    const { docs } = await payload.find({
      collection: 'legal-documents',
      where: { purpose: { equals: 'annual-return' } },
      sort: '-createdAt',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const url = docs[0]?.url;
    if (!url) return Response.json({ data: null }, { status: 404 });
    return Response.json({ data: { attributes: { AttachPDF: { data: { attributes: { url } } } } } });
  },
};
