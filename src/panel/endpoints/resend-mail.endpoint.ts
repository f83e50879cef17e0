import type { Endpoint } from 'payload';
import { mayWorkCases } from '#content/access/staff.ts';
import { resendMail } from '#mail/outbox/resend-mail.ts';

/** `POST /cmsapi/api/mails-send-again/:id`: gives a mail of the outbox back to the worker. */
export const resendMailEndpoint: Endpoint = {
  path: '/mails-send-again/:id',
  method: 'post',
  handler: async (req) => {
    if (!(await mayWorkCases({ req }))) return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id) || !(await resendMail(id)))
      return Response.json({ message: 'No such mail, or it has been sent.' }, { status: 404 });
    return Response.json({ message: 'It is on its way again.' });
  },
};
