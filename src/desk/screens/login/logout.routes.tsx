import { generateExpiredPayloadCookie } from 'payload/shared';
import { recordAudit } from '#content/audit/audit-log.ts';
import { contentService } from '#content/read/content-service.ts';
import { database } from '#platform/database.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { endSession } from '../../session/end-sessions.ts';
import { staffOfRequest } from '../../session/staff-of-request.ts';
import type { DeskRoute, OpenCall } from '../desk-route.ts';
import { LoginCard } from './login-card.tsx';

/** Asked for by an address, it takes a press: addresses are opened ahead by programs. */
export const logoutRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/logout', duty: 'open', answer: showLogout },
  { method: 'post', path: '/logout', duty: 'open', answer: logOut },
];

async function showLogout({ c, draw }: OpenCall): Promise<Response> {
  if (!(await staffOfRequest(c.req.raw.headers))) return c.redirect('/desk/login', 303);
  const body = (
    <>
      <h1>Done for today?</h1>
      <LoginCard title="Log out on this device" action="/desk/logout">
        <p className="desk-soft desk-small">
          Text that you have typed in other windows of the desk but not saved will be lost.
        </p>
        <button className="button" type="submit">
          Log out
        </button>
        <p>
          <a className="door-link" href="/desk">
            Back to the desk
          </a>
        </p>
      </LoginCard>
    </>
  );
  return draw({ title: 'Log out', body });
}

async function logOut({ c }: OpenCall): Promise<Response> {
  const staff = await staffOfRequest(c.req.raw.headers);
  if (staff) {
    await endSession(staff.id, staff.sessionId);
    await recordAudit(database(), { kind: 'logout', by: actorOf(staff, originOf(c)) });
  }
  const { collections, config } = await contentService();
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
  });
  c.header('Set-Cookie', cookie, { append: true });
  // Typed text that was kept for its writer; no page of the desk is in the browser's cache.
  c.header('Clear-Site-Data', '"storage"');
  return c.redirect('/desk/login?said=out', 303);
}
