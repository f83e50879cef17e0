import type { Endpoint } from 'payload';
import { isEditor } from '#content/access/staff.ts';
import { publicationStatus } from '#desk/publishing/publication-status.ts';

/** `GET /cmsapi/api/standing/:collection/:id`: the publication status of a record, for the head of its screen. */
export const publicationStatusEndpoint: Endpoint = {
  path: '/standing/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!(await isEditor({ req }))) return Response.json({ message: 'Not allowed.' }, { status: 403 });
    const { collection, id } = req.routeParams ?? {};
    if (!/^\d{1,9}$/.test(String(id)))
      return Response.json({ message: 'There is no such record.' }, { status: 404 });
    return Response.json({ standing: await publicationStatus(String(collection), Number(id)) });
  },
};
