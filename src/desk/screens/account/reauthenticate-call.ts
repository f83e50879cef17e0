import type { Context } from 'hono';
import { originOfStaff } from '../../audit/origin.ts';
import { isReauthenticated } from '../../session/reauthenticate.ts';
import { renewSession } from '../../session/renew-session.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { DeskCall } from '../desk-route.ts';

/** Where the new token waits for the answer, which a page's renderer makes without the headers of its request. */
const renewed = 'renewed-session';

/**
 * Checks the password and code of a form, or the office's login in their place.
 * @returns the person with a new session, or undefined when the proof is wrong
 */
export async function reauthenticateCall(call: DeskCall): Promise<Staff | undefined> {
  const { c, staff, input } = call;
  const { password = '', code = '' } = input;
  const isProved = await isReauthenticated({
    userId: staff.id,
    password,
    code,
    from: originOfStaff(c, staff),
  });
  return isProved ? withNewSession(call) : undefined;
}

/** For someone who has just proved who they are. @returns undefined when the session has ended in the meantime */
export async function withNewSession({ c, staff }: DeskCall): Promise<Staff | undefined> {
  const session = await renewSession(staff);
  if (!session) return undefined;
  c.set(renewed, session.cookie);
  return { ...staff, sessionId: session.sessionId };
}

/** Adds the new token to the answer. @returns whether there is one */
export function sendRenewedSession(c: Context, answer: Response): boolean {
  const cookie = c.get(renewed);
  if (cookie) answer.headers.append('set-cookie', cookie);
  return Boolean(cookie);
}
