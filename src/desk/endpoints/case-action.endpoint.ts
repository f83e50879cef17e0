import type { Endpoint, PayloadRequest } from 'payload';
import { mayWorkCases } from '#content/access/staff.ts';
import { actOnCase } from '#enquiry/cases/act-on-case.ts';
import { readAction } from '#enquiry/cases/read-action.ts';
import type { Actor } from '#enquiry/cases/transitions.ts';
import { refusals } from '../screens/case/refusals.ts';

/** `POST /cmsapi/api/case-actions/:id`: what somebody does with a case. */
export const caseActionEndpoint: Endpoint = {
  path: '/case-actions/:id',
  method: 'post',
  handler: async (req) => {
    const { user } = req;
    if (!user || !(await mayWorkCases({ req }))) return said(403, 'Not allowed.');
    const id = Number(req.routeParams?.id);
    if (!Number.isInteger(id) || id < 1 || id > maxId) return said(404, 'No such case.');
    const action = readAction(await readBody(req), []);
    if (!action) return said(422, 'Please fill in what is asked for.');
    const by: Actor = {
      id: Number(user.id),
      name: user.name,
      isAdministrator: user.role === 'administrator',
    };
    const outcome = await actOnCase(id, action, by);
    if (outcome.done) return said(200, 'Done.');
    return said(outcome.refusal === 'unknown' ? 404 : 409, refusals[outcome.refusal]);
  },
};

// As large as the database's own ids.
const maxId = 2 ** 31 - 1;

async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function said(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
