import type { Endpoint } from 'payload';
import { readAnnualReturnUrl } from '#content/collections/legal-documents/legal-documents.read.ts';
import { env } from '#platform/env.ts';

/** `GET /cmsapi/api/annual-return`: the newest annual return, in the shape that the specification reads. */
export const annualReturnEndpoint: Endpoint = {
  path: '/annual-return',
  method: 'get',
  handler: async () => {
    const address = await readAnnualReturnUrl();
    if (!address) return Response.json({ data: null }, { status: 404 });
    const url = env().siteUrl + address;
    return Response.json({ data: { attributes: { AttachPDF: { data: { attributes: { url } } } } } });
  },
};
