/**
 * The login with the office's account: to the provider, and back with an answer that only this browser can use. What
 * a trip was for (a login, a link, a proof, a confirmation) is in its sealed cookie.
 */

import { recordAuditThrottled } from '#content/audit/audit-log.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { admit } from '../../office-login/admit.ts';
import { keepConfirmation } from '../../office-login/confirmation.ts';
import { endByProvider } from '../../office-login/end-by-provider.ts';
import type { Identity } from '../../office-login/identity.ts';
import { linkOffice } from '../../office-login/link.ts';
import { readLogoutToken } from '../../office-login/logout-token.ts';
import { keepProof } from '../../office-login/proof.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { type AnswerProblem, readAnswer } from '../../office-login/read-answer.ts';
import { beginTrip, endTrip, type Trip, type TripAim } from '../../office-login/trip.ts';
import { mayAddressTry } from '../../session/attempts.ts';
import { endSession } from '../../session/end-sessions.ts';
import { extendSession } from '../../session/extend-session.ts';
import { localPath, loginPath } from '../../session/local-path.ts';
import { staffOfRequest } from '../../session/staff-of-request.ts';
import { toAccount } from '../account/account-flash.tsx';
import type { DeskRoute, OpenCall } from '../desk-route.ts';
import { beginAgain, enter, onceMore, onwardOf, withCookies } from './enter.ts';
import { type OfficeProblem, OfficeProblemPage, statusOf } from './office-pages.tsx';

export const officeRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/login/office', duty: 'open', answer: begin },
  { method: 'get', path: '/login/office/back', duty: 'open', answer: comeBack },
  { method: 'post', path: '/login/office/ended', duty: 'open', answer: endSessions, isFromServer: true },
];

type Office = OpenCall & { settings: OidcSettings; onward: string };

async function begin(call: OpenCall): Promise<Response> {
  const { c } = call;
  const settings = officeSettings();
  const onward = localPath(c.req.query('then'));
  if (!settings) return beginAgain(c, onward);
  const staff = await staffOfRequest(c.req.raw.headers);
  const isConfirmation = c.req.query('confirm') !== undefined;
  if (staff && !isConfirmation) return c.redirect(onwardOf(staff, onward), 303);
  if (!staff && isLedByOtherSite(c.req.raw.headers)) return beginAgain(c, onward);
  const aim: TripAim = staff
    ? { kind: 'confirm', userId: staff.id, sessionId: staff.sessionId }
    : { kind: 'login' };
  const office = { ...call, settings, onward };
  if (!(await mayAddressTry(originOf(c).address))) return showProblem(office, 'too-many');
  const to = await leaveFor(office, aim);
  return to ? c.redirect(to, 303) : showProblem(office, 'away');
}

/** A provider that has a session asks nothing: no other page may log someone in unseen, so they choose on ours. */
function isLedByOtherSite(headers: Headers): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

/** @returns undefined when the provider does not answer */
async function leaveFor({ c, settings, onward }: Office, aim: TripAim): Promise<string | undefined> {
  try {
    return await beginTrip(c, { settings, aim, onward });
  } catch {
    return undefined;
  }
}

async function comeBack(call: OpenCall): Promise<Response> {
  const { c } = call;
  const settings = officeSettings();
  if (!settings) return beginAgain(c, '/desk');
  const lost = { ...call, settings, onward: '/desk' };
  if (!(await mayAddressTry(originOf(c).address))) return showProblem(lost, 'too-many');
  const trip = await endTrip(c, c.req.query('state') ?? '');
  if (!trip) return showProblem(lost, 'lost');
  const office = { ...lost, onward: localPath(trip.onward) };
  const answer = await readAnswer(new URL(c.req.url).search, trip, settings);
  if ('why' in answer) return withoutAnswer(office, trip, answer.why);
  const { identity } = answer;
  const { aim } = trip;
  if (aim.kind === 'link') return link(office, { ...aim, identity });
  if (aim.kind === 'prove') return prove(office, { ...aim, identity });
  return aim.kind === 'confirm' ? confirm(office, { ...aim, identity }) : logIn(office, identity);
}

async function withoutAnswer(office: Office, { aim }: Trip, why: AnswerProblem): Promise<Response> {
  const { c, onward } = office;
  if (why !== 'not-logged-in' && why !== 'away') {
    const by = actorOf({ id: 'userId' in aim ? aim.userId : null, name: 'Not known' }, originOf(c));
    await recordAuditThrottled({ kind: 'office-refused', by, detail: problemsInShort[why] });
  }
  if (aim.kind !== 'confirm') return showProblem(office, why);
  // Asked again in a few minutes; until then they go on working.
  if (why === 'away') return onceMore(c, onward);
  return endUnconfirmed(office, aim);
}

const problemsInShort: Record<Exclude<AnswerProblem, 'away' | 'not-logged-in'>, string> = {
  'not-trusted': 'The answer of the provider could not be trusted',
  'too-weak': 'The login at the provider was not strong enough',
  'groups-left-out': 'The provider left the groups out',
};

async function logIn(office: Office, identity: Identity): Promise<Response> {
  const { c, settings, onward: then } = office;
  const admission = await admit({ identity, from: originOf(c), settings });
  if ('why' in admission) return showProblem(office, admission.why);
  const { providerSession } = identity;
  const to = await enter(c, { id: admission.userId }, { then, with: 'office', providerSession });
  return to ? onceMore(c, to) : beginAgain(c, then, 'closed');
}

type OfSession = { userId: number; sessionId: string; identity: Identity };

async function confirm(office: Office, { userId, sessionId, identity }: OfSession): Promise<Response> {
  const { c, settings, onward } = office;
  const admission = await admit({ identity, from: originOf(c), settings });
  if ('why' in admission) {
    await endSession(userId, sessionId);
    return showProblem(office, admission.why);
  }
  // Someone else has logged in at the provider in the meantime.
  if (admission.userId !== userId) return endUnconfirmed(office, { userId, sessionId });
  // A role that has changed has ended the session.
  if (!(await keepConfirmation(sessionId, identity.providerSession))) return logIn(office, identity);
  const cookie = await extendSession({ id: userId, sessionId });
  if (cookie) c.header('Set-Cookie', cookie, { append: true });
  return onceMore(c, onward);
}

async function endUnconfirmed(
  { c, onward }: Office,
  { userId, sessionId }: Pick<OfSession, 'userId' | 'sessionId'>,
): Promise<Response> {
  await endSession(userId, sessionId);
  const path = loginPath(onward);
  return onceMore(c, `${path}${path.includes('?') ? '&' : '?'}said=office-over`);
}

async function link(office: Office, asked: OfSession): Promise<Response> {
  const outcome = await linkOffice({ ...asked, from: originOf(office.c) });
  if (outcome === 'linked') return onceMore(office.c, toAccount('office-linked'));
  return showProblem(office, outcome === 'no-group' ? 'link-no-group' : outcome);
}

async function prove(office: Office, { identity, ...session }: OfSession): Promise<Response> {
  const isKept = await keepProof(session, identity);
  return isKept
    ? onceMore(office.c, '/desk/account/office?said=confirmed')
    : showProblem(office, 'not-yours');
}

/** The provider says so to us directly; it reads nothing but the status. */
async function endSessions({ c, input }: OpenCall): Promise<Response> {
  const settings = officeSettings();
  const token = settings && (await readLogoutToken(input.logout_token ?? '', settings));
  if (token) await endByProvider(token, settings);
  c.header('Cache-Control', 'no-store');
  return c.body(null, token ? 200 : 400);
}

async function showProblem({ c, draw, settings, onward }: Office, why: OfficeProblem): Promise<Response> {
  const body = <OfficeProblemPage why={why} name={settings.name} onward={onward} />;
  return withCookies(c, await draw({ title: 'Log in', status: statusOf(why), body }));
}
