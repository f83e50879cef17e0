/**
 * An administrator changes a colleague's account. Their own password and a code are asked for: a session that is left
 * open, or stolen, must not make anyone an administrator.
 */

import { isAccountRole } from '#content/access/duties.ts';
import { recordIdOf } from '#platform/record-id.ts';
import { originOf } from '../../audit/origin.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { wasPrefix } from '../../office-settings/read-typed.ts';
import { type AccountChange, changeAccount } from '../../session/change-account.ts';
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
    was: openedWith(input),
    by: staff,
    from: originOf(c),
  });
  if (outcome === 'overtaken') return withColleague({ ...call, input: touchedIn(input) }, drawOvertaken);
  if (outcome === 'taken') return drawPerson(call, colleague, { problem: emailProblems.taken });
  if (outcome === 'last-administrator')
    return drawPerson(call, colleague, { refusal: lastAdministratorRefusal });
  return c.redirect(`/desk/staff?said=${outcome === 'changed' ? 'changed' : 'unchanged'}`, 303);
}

type Input = DeskCall['input'];

function openedWith(input: Input): AccountChange['was'] {
  const [email, role] = [input[`${wasPrefix}email`], input[`${wasPrefix}role`]];
  return { ...(email !== undefined && { email }), ...(isAccountRole(role) && { role }) };
}

/** Everything else is shown as it is now, and is what the next save begins with. */
function touchedIn(input: Input): Input {
  const isTouched = (name: string, value: string) =>
    !name.startsWith(wasPrefix) && input[wasPrefix + name] !== value;
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => isTouched(name, value)));
}

function drawOvertaken(call: DeskCall, colleague: Colleague): Promise<Response> {
  return drawPerson(call, colleague, { isOvertaken: true });
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
  const body = <PersonPage {...page} />;
  return draw({ title: colleague.name, status: wrong.isOvertaken ? 409 : status, body });
}
