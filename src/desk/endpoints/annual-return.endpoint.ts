import type { Endpoint } from 'payload';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { env } from '#platform/env.ts';

/** `GET /cmsapi/api/annual-return`: the newest annual return, in the shape that the specification reads. */
export const annualReturnEndpoint: Endpoint = {
  path: '/annual-return',
  method: 'get',
  handler: async () => {
    const { annualReturnUrl: address } = await readSettings();
    if (!address) return Response.json({ data: null }, { status: 404 });
    const url = env().siteUrl + address;
    return Response.json({ data: { attributes: { AttachPDF: { data: { attributes: { url } } } } } });
  },
};
