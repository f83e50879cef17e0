import { actOnCase } from '#enquiry/cases/act-on-case.ts';
import { colleagues } from '#enquiry/cases/colleagues.ts';
import { readAction } from '#enquiry/cases/read-action.ts';
import type { Actor } from '#enquiry/cases/transitions.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskCall } from '../desk-route.ts';
import type { SaidKey } from '../said.tsx';
import { wayBack } from '../way-back.ts';
import { caseIdOf } from './case-id.ts';

/** `POST /desk/cases/:id/act`: one thing done with a case, from whichever page it was pressed on. */
export async function act({ c, staff, input }: DeskCall): Promise<Response> {
  const id = caseIdOf(c.req.param('id'));
  const said = await actAsSent(id, input, staff);
  return c.redirect(wayBack(input.back, `/desk/cases/${id}`, said), 303);
}

async function actAsSent(id: number, input: DeskCall['input'], staff: Staff): Promise<SaidKey> {
  const action = readAction(input, await colleagues());
  if (!action) return 'unclear';
  const outcome = await actOnCase(id, action, actorOf(staff));
  return outcome.done ? `did-${action.kind}` : outcome.refusal;
}

export function actorOf({ id, name, role }: Staff): Actor {
  return { id, name, isAdministrator: role === 'administrator' };
}
