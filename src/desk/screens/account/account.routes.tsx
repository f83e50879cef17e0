/** `/desk/account`: changes of everyone on the staff to their own account. The second factor is in `factor.routes.tsx`. */

import { callLanguages } from '#cases/case-words.ts';
import { recordAudit } from '#content/audit/audit-log.ts';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { database, inTransaction } from '#platform/database.ts';
import { actorOf, originOf, originOfStaff } from '../../audit/origin.ts';
import { waysIn } from '../../office-login/link.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { endOtherSessions, endSession } from '../../session/end-sessions.ts';
import { dropFirstPassword } from '../../session/first-password.ts';
import { forgetBrowser, readKnownBrowsers } from '../../session/known-browsers.ts';
import {
  type CallLanguage,
  changeOwnAccount,
  readOwnAccount,
  readSessions,
} from '../../session/own-account.ts';
import { setPassword } from '../../session/password-hash.ts';
import { passwordProblem } from '../../session/password-problem.ts';
import { isCurrentPassword } from '../../session/reauthenticate.ts';
import { recoveryCodesLeft } from '../../session/recovery-codes.ts';
import { hasSecondFactor } from '../../session/second-factor.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { toAccount } from './account-flash.tsx';
import { type AccountFacts, AccountPage } from './account-page.tsx';
import { withNewSession } from './reauthenticate-call.ts';

const duty = 'be-staff';

export const accountRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/account', duty, answer: showAccount },
  { method: 'post', path: '/account', duty, answer: keepAccount },
  { method: 'post', path: '/account/password', duty, answer: changePassword },
  { method: 'post', path: '/account/sessions/end', duty, answer: endOne },
  { method: 'post', path: '/account/sessions/end-others', duty, answer: endOthers },
  { method: 'post', path: '/account/browsers/forget', duty, answer: forget },
];

async function showAccount({ c, staff, draw }: DeskCall): Promise<Response> {
  const body = <AccountPage {...(await factsOf(staff))} said={c.req.query('said')} />;
  return draw({ title: 'Your account', body });
}

async function keepAccount({ c, staff, input }: DeskCall): Promise<Response> {
  const name = (input.name ?? '').trim().slice(0, 120) || staff.name;
  const languages = (Object.keys(callLanguages) as CallLanguage[]).filter((key) => input[`speaks_${key}`]);
  await changeOwnAccount(staff.id, { name, languages, wantsMail: input.wantsMail === 'yes' });
  return c.redirect(toAccount('kept'), 303);
}

async function changePassword(call: DeskCall): Promise<Response> {
  const { c, staff, input, draw } = call;
  const { password = '', newPassword = '' } = input;
  const { id: userId, email } = staff;
  const { brand: brandName } = await readSettings();
  const problem = await passwordProblem(newPassword, { email, brandName });
  const problems = problem
    ? { newPassword: problem }
    : !(await isCurrentPassword({ userId, password, from: originOfStaff(c, staff) })) && {
        password:
          'This is not your current password, or, after five failed attempts, you have to wait 15 minutes.',
      };
  if (problems) {
    const body = <AccountPage {...(await factsOf(staff))} problems={problems} />;
    return draw({ title: 'Your account', status: 422, body });
  }
  const { sessionId } = (await withNewSession(call)) ?? staff;
  await inTransaction(async (client) => {
    await setPassword(client, { userId, password: newPassword });
    await endOtherSessions(client, userId, sessionId);
    await recordAudit(client, { kind: 'password-changed', by: actorOf(staff, originOf(c)) });
  });
  await dropFirstPassword();
  return c.redirect(toAccount('password'), 303);
}

async function endOne({ c, staff, input }: DeskCall): Promise<Response> {
  await endSession(staff.id, input.session ?? '');
  await recordAudit(database(), {
    kind: 'sessions-ended',
    by: actorOf(staff, originOf(c)),
    about: staff.name,
  });
  return c.redirect(toAccount('ended'), 303);
}

async function endOthers({ c, staff }: DeskCall): Promise<Response> {
  await inTransaction(async (client) => {
    await endOtherSessions(client, staff.id, staff.sessionId);
    await recordAudit(client, { kind: 'sessions-ended', by: actorOf(staff, originOf(c)), about: staff.name });
  });
  return c.redirect(toAccount('others-ended'), 303);
}

async function forget({ c, staff, input }: DeskCall): Promise<Response> {
  await forgetBrowser(staff.id, input.browser ?? '');
  return c.redirect(toAccount('forgotten'), 303);
}

async function factsOf(staff: Staff): Promise<AccountFacts> {
  const settings = officeSettings();
  const [account, sessions, browsers, hasOne, left, { hasPassword, isLinked }] = await Promise.all([
    readOwnAccount(staff.id),
    readSessions(staff.id),
    readKnownBrowsers(staff.id),
    hasSecondFactor(staff.id),
    recoveryCodesLeft(staff.id),
    waysIn(staff.id, settings),
  ]);
  const office = settings && { name: settings.name, isLinked };
  return {
    staff,
    account,
    sessions,
    browsers,
    hasSecondFactor: hasOne,
    recoveryCodesLeft: left,
    hasPassword,
    office,
  };
}
