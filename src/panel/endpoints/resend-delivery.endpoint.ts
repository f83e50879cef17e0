import type { Endpoint } from 'payload';
import { mayWorkCases } from '#content/access/staff.ts';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';

/** `POST /cmsapi/api/deliveries-send-again/:id`: gives a delivery back to the worker, under its old Message-ID. */
export const resendDeliveryEndpoint: Endpoint = {
  path: '/deliveries-send-again/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await mayWorkCases({ req }))) return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return Response.json({ message: 'No such delivery.' }, { status: 404 });
    const isQueued = await resendDelivery(id);
    if (!isQueued) return Response.json({ message: 'No such delivery.' }, { status: 404 });
    return Response.json({ message: 'It is on its way again.' });
  },
};
