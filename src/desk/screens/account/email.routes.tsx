/**
 * People change the e-mail that they log in with. A link for a new password goes there, so anyone with a session alone
 * could take the account over: the password and a code are asked for first.
 */

import { originOf } from '../../audit/origin.ts';
import { changeAccount } from '../../session/change-account.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { Field } from '../fields/field.tsx';
import { emailProblems, readEmail } from '../fields/read-email.ts';
import { NotProved, ProofFields, WhoseField } from '../fields/secret-fields.tsx';
import { toAccount } from './account-flash.tsx';
import { FactorPage } from './factor-pages.tsx';
import { proofOf } from './proof-of.ts';
import { reauthenticateCall } from './reauthenticate-call.ts';

const duty = 'be-staff';
const title = 'Change the e-mail';

export const emailRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/account/email', duty, answer: (call) => renderForm(call) },
  { method: 'post', path: '/account/email', duty, answer: changeEmail },
];

async function changeEmail(call: DeskCall): Promise<Response> {
  const { c, input } = call;
  const email = readEmail(input.email);
  if (!email) return renderForm(call, { problem: emailProblems.wrong });
  const staff = await reauthenticateCall(call);
  if (!staff) return renderForm(call, { isNotProved: true });
  const outcome = await changeAccount({ userId: staff.id, email, by: staff, from: originOf(c) });
  if (outcome === 'taken') return renderForm(call, { problem: emailProblems.taken });
  return c.redirect(toAccount(outcome === 'unchanged' ? 'unchanged' : 'email'), 303);
}

type Wrong = { problem?: string; isNotProved?: boolean };

async function renderForm({ staff, input, draw }: DeskCall, wrong: Wrong = {}): Promise<Response> {
  const { problem, isNotProved } = wrong;
  const proof = await proofOf(staff);
  const body = (
    <FactorPage title={title}>
      {isNotProved && <NotProved />}
      <p>Your e-mail is {staff.email} now. We will write to that address about the change.</p>
      <form method="post" action="/desk/account/email">
        <WhoseField email={staff.email} />
        <Field
          name="email"
          type="email"
          label="New e-mail"
          autoComplete="email"
          maxLength={254}
          defaultValue={input.email}
          problem={problem}
          autoFocus
        />
        <ProofFields proof={proof} label="Your password" />
        <button className="button" type="submit">
          Change the e-mail
        </button>
        <p className="desk-soft desk-small">Every other device will then be logged out.</p>
      </form>
    </FactorPage>
  );
  return draw({ title, status: problem || isNotProved ? 422 : 200, body });
}
