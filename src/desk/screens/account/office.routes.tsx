/**
 * People link the office's account under their own name. The owner alone does it, logged in and with a proof; that two
 * accounts have the same e-mail never does.
 */

import type { OidcSettings } from '#platform/oidc-settings.ts';
import { originOf } from '../../audit/origin.ts';
import { unlinkOffice, type WaysIn, waysIn } from '../../office-login/link.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { beginTrip, type TripAim } from '../../office-login/trip.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { NotProved, ProofFields, WhoseField } from '../fields/secret-fields.tsx';
import { RefusedPage } from '../frame/refused-page.tsx';
import { onceMore } from '../login/enter.ts';
import { toAccount } from './account-flash.tsx';
import { FactorPage } from './factor-pages.tsx';
import { proofOf } from './proof-of.ts';
import { reauthenticateCall } from './reauthenticate-call.ts';

const duty = 'be-staff';
const path = '/desk/account/office';

export const accountOfficeRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/account/office', duty, answer: (call) => withOffice(call, show) },
  { method: 'get', path: '/account/office/confirm', duty, answer: (call) => withOffice(call, prove) },
  { method: 'post', path: '/account/office/link', duty, answer: (call) => withOffice(call, link) },
  { method: 'post', path: '/account/office/unlink', duty, answer: (call) => withOffice(call, unlink) },
];

type Office = { settings: OidcSettings; ways: WaysIn };
type Answer = (call: DeskCall, office: Office) => Promise<Response>;

async function withOffice(call: DeskCall, answer: Answer): Promise<Response> {
  const settings = officeSettings();
  if (settings) return answer(call, { settings, ways: await waysIn(call.staff.id, settings) });
  const body = <RefusedPage text="The office’s accounts do not open this desk: OIDC_ISSUER is not set." />;
  return call.draw({ title: 'Not set up', body });
}

function show(call: DeskCall, office: Office): Promise<Response> {
  return call.c.req.query('said') === 'confirmed'
    ? drawConfirmed(call, office)
    : drawForm(call, office, false);
}

async function link(call: DeskCall, office: Office): Promise<Response> {
  if (office.ways.isLinked) return call.c.redirect(path, 303);
  const staff = await reauthenticateCall(call);
  return staff ? leaveFor({ ...call, staff }, office, 'link') : drawForm(call, office, true);
}

async function unlink(call: DeskCall, office: Office): Promise<Response> {
  if (!(await reauthenticateCall(call))) return drawForm(call, office, true);
  const isUnlinked = await unlinkOffice(call.staff.id, originOf(call.c));
  return isUnlinked ? call.c.redirect(toAccount('office-unlinked'), 303) : drawForm(call, office, false);
}

function prove(call: DeskCall, office: Office): Promise<Response> {
  return leaveFor(call, office, 'prove');
}

async function leaveFor(
  { c, staff: { id: userId, sessionId }, draw }: DeskCall,
  { settings }: Office,
  kind: 'link' | 'prove',
): Promise<Response> {
  const aim: TripAim = { kind, userId, sessionId };
  const to = await beginTrip(c, { settings, aim, onward: path }).catch(() => undefined);
  if (to) return kind === 'link' ? onceMore(c, to) : c.redirect(to, 303);
  const text = `${settings.name} cannot be reached at the moment. Nothing was changed. Please try again in a few minutes.`;
  return draw({ title: 'Not possible', status: 503, body: <RefusedPage text={text} /> });
}

async function drawForm(
  { staff, draw }: DeskCall,
  { settings: { name }, ways }: Office,
  isNotProved: boolean,
): Promise<Response> {
  const { isLinked, hasPassword } = ways;
  const title = isLinked ? `Unlink ${name}` : `Link ${name}`;
  const proof = await proofOf(staff);
  const body = (
    <FactorPage title={title}>
      {isNotProved && <NotProved />}
      {isLinked && !hasPassword ? (
        <p>Your account has no password: {name} is the only way in, and stays linked.</p>
      ) : (
        <form method="post" action={`${path}/${isLinked ? 'unlink' : 'link'}`}>
          <p>
            {isLinked
              ? `From then on you will log in with your password, and no longer with ${name}.`
              : `You will first log in at ${name}, and from then on with ${name} or your password. At each login with ${name}, your groups there will set your role.`}
          </p>
          <WhoseField email={staff.email} />
          <ProofFields proof={proof} label="Your password" hasFocus />
          <button className="button" type="submit">
            {title}
          </button>
        </form>
      )}
    </FactorPage>
  );
  return draw({ title, status: isNotProved ? 422 : 200, body });
}

/** In the window that was opened for it. */
function drawConfirmed({ draw }: DeskCall, { settings: { name } }: Office): Promise<Response> {
  const title = 'You have confirmed that it is you';
  const body = (
    <FactorPage title={title}>
      <p role="status">
        {name} has confirmed it. Close this tab, and save your change in the one that you came from.
      </p>
    </FactorPage>
  );
  return draw({ title, body });
}
