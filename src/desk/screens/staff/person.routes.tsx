/**
 * An administrator changes a colleague's account. Their own password and a code are asked for: a session that is left
 * open, or stolen, must not make anyone an administrator.
 */

import { isAccountRole } from '#content/access/duties.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { originOf } from '../../audit/origin.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { changeAccount } from '../../session/change-account.ts';
import { type Colleague, readColleagues } from '../../session/colleagues.ts';
import { lastAdministratorRefusal } from '../../session/last-administrator.ts';
import { proofOf } from '../account/proof-of.ts';
import { reauthenticateCall } from '../account/reauthenticate-call.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { emailProblems, readEmail } from '../fields/read-email.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { PersonPage, type PersonWrong } from './person-page.tsx';

const duty = 'manage-staff';

export const personRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/staff/:id', duty, answer: (call) => withColleague(call, drawPerson) },
  { method: 'post', path: '/staff/:id', duty, answer: (call) => withColleague(call, changePerson) },
];

type WithColleague = (call: DeskCall, colleague: Colleague) => Promise<Response>;

/** People change their own e-mail under their name; their own role they leave to another administrator. */
async function withColleague(call: DeskCall, answer: WithColleague): Promise<Response> {
  const { c, staff, draw } = call;
  const id = recordIdOf(c.req.param('id'));
  if (id === staff.id) return c.redirect('/desk/account', 303);
  const colleague = (await readColleagues()).find((each) => each.id === id);
  if (colleague) return answer(call, colleague);
  return draw({ title: 'Not found', status: 404, body: <RefusedPage text="There is no such account." /> });
}

async function changePerson(call: DeskCall, colleague: Colleague): Promise<Response> {
  const { c, input } = call;
  const { role } = input;
  const email = readEmail(input.email);
  if (!email) return drawPerson(call, colleague, { problem: emailProblems.wrong });
  const staff = isAccountRole(role) ? await reauthenticateCall(call) : undefined;
  if (!isAccountRole(role) || !staff) return drawPerson(call, colleague, { isNotProved: true });
  const removesFactor = input.removesFactor === 'yes';
  const outcome = await changeAccount({
    userId: colleague.id,
    email,
    role,
    removesFactor,
    by: staff,
    from: originOf(c),
  });
  if (outcome === 'taken') return drawPerson(call, colleague, { problem: emailProblems.taken });
  if (outcome === 'last-administrator')
    return drawPerson(call, colleague, { refusal: lastAdministratorRefusal });
  return c.redirect(`/desk/staff?said=${outcome === 'changed' ? 'changed' : 'unchanged'}`, 303);
}

async function drawPerson(
  { staff, input, draw }: DeskCall,
  colleague: Colleague,
  wrong: PersonWrong = {},
): Promise<Response> {
  const proof = await proofOf(staff);
  const page = {
    colleague,
    typed: input,
    wrong,
    proof,
    officeName: officeSettings()?.name,
    ownEmail: staff.email,
  };
  const status = wrong.problem || wrong.isNotProved || wrong.refusal ? 422 : 200;
  return draw({ title: colleague.name, status, body: <PersonPage {...page} /> });
}
