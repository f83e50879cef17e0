import { executeAuthStrategies } from 'payload';
import { isRole, type StaffRole } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';

/** Someone of the staff, as their session and their account say now. */
export type Staff = { id: number; name: string; email: string; role: StaffRole; sessionId: string };

/** @returns whose session a request has: signed by us, not over, of someone who is still there; else nothing */
export async function staffOfRequest(headers: Headers): Promise<Staff | undefined> {
  if (!headers.has('cookie') && !headers.has('authorization')) return undefined;
  const { user } = await executeAuthStrategies({ headers, payload: await contentService() });
  if (user === null || user.collection !== 'users') return undefined;
  const { id, name, email, role, _sid: sessionId = '' } = user as typeof user & { _sid?: string };
  // An account without a role opens nothing.
  if (!isRole(role)) return undefined;
  return { id: Number(id), name, email, role, sessionId };
}
