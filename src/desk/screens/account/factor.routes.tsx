/**
 * A second factor set up again, and new recovery codes: each takes the password and a code of the present one, so that
 * anyone who finds a desk open cannot take it over. The old one is valid until the new one has shown a code.
 */

import type { ReactNode } from 'react';
import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { originOf } from '../../audit/origin.ts';
import { offerSecret, readOffered } from '../../session/offered-secret.ts';
import { replaceRecoveryCodes, setUpSecondFactor } from '../../session/set-up-second-factor.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { OfferedFactor, RecoveryCodes } from '../fields/set-up-parts.tsx';
import { toAccount } from './account-flash.tsx';
import { FactorPage, ProvePage } from './factor-pages.tsx';
import { proofOf } from './proof-of.ts';
import { reauthenticateCall } from './reauthenticate-call.ts';

const duty = 'be-staff';
const anew = '/desk/account/second-factor';
const codesPath = '/desk/account/recovery-codes';

export const factorRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/account/second-factor', duty, answer: (call) => askProof(call, anew) },
  { method: 'post', path: '/account/second-factor', duty, answer: offerAnew },
  { method: 'post', path: '/account/second-factor/confirm', duty, answer: confirmAnew },
  { method: 'get', path: '/account/recovery-codes', duty, answer: (call) => askProof(call, codesPath) },
  { method: 'post', path: '/account/recovery-codes', duty, answer: makeCodes },
];

const titles = { [anew]: 'Set up another phone', [codesPath]: 'New recovery codes' } as const;
type ProvedPath = keyof typeof titles;

async function askProof({ staff, draw }: DeskCall, path: ProvedPath, isWrong = false): Promise<Response> {
  const title = titles[path];
  const body = (
    <ProvePage
      title={title}
      email={staff.email}
      action={path}
      proof={await proofOf(staff)}
      isWrong={isWrong}
    />
  );
  return draw({ title, status: isWrong ? 422 : 200, body });
}

async function offerAnew(call: DeskCall): Promise<Response> {
  if (!(await reauthenticateCall(call))) return askProof(call, anew, true);
  return drawOffer(call, offerSecret(call.staff.id));
}

async function confirmAnew(call: DeskCall): Promise<Response> {
  const { sealed = '', code = '' } = call.input;
  const userId = call.staff.id;
  const outcome = await setUpSecondFactor({ userId, sealed, code, isAnew: true, from: originOf(call.c) });
  if (outcome.isSet) return drawCodes(call, outcome.codes, toAccount('factor'));
  const offered = outcome.why === 'wrong-code' && readOffered(userId, sealed);
  return offered
    ? drawOffer(call, offered, 'That code is wrong. Type what the app shows now.')
    : askProof(call, anew);
}

async function makeCodes(call: DeskCall): Promise<Response> {
  if (!(await reauthenticateCall(call))) return askProof(call, codesPath, true);
  const codes = await replaceRecoveryCodes(call.staff.id, originOf(call.c));
  return drawCodes(call, codes, toAccount('codes'));
}

async function drawOffer(
  { staff, draw }: DeskCall,
  offered: { secret: string; sealed: string },
  problem?: string,
): Promise<Response> {
  const { brand: brandName } = await readSettings();
  return page(draw, titles[anew], {
    status: problem ? 422 : 200,
    body: (
      <form method="post" action={`${anew}/confirm`}>
        <OfferedFactor {...offered} email={staff.email} brandName={brandName} problem={problem} />
        <button className="button" type="submit">
          Use this phone from now on
        </button>
      </form>
    ),
  });
}

function drawCodes({ draw }: DeskCall, codes: readonly string[], next: string): Promise<Response> {
  return page(draw, 'Save your ten recovery codes', {
    body: (
      <>
        <RecoveryCodes codes={codes} />
        <p>
          <a className="button button-main" href={next}>
            I have saved them
          </a>
        </p>
      </>
    ),
  });
}

function page(
  draw: DeskCall['draw'],
  title: string,
  { body, status }: { body: ReactNode; status?: number },
): Promise<Response> {
  return draw({ title, status, body: <FactorPage title={title}>{body}</FactorPage> });
}
