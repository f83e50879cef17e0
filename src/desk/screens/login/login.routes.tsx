/**
 * The login: the password, then the second factor. Each step is a page of its own, and only a success sets the session. A
 * page gets its cookies from `withCookies`: Hono adds them only to answers that it has made itself.
 */

import { readSettings } from '#content/collections/site-settings/site-settings.read.ts';
import { originOf } from '../../audit/origin.ts';
import { officeSettings } from '../../office-login/provider.ts';
import { type Account, checkPassword, checkSecondStep } from '../../session/check-login.ts';
import { localPath, loginPath } from '../../session/local-path.ts';
import { accountOfStep, setStepCookie } from '../../session/login-step.ts';
import { offerSecret, readOffered } from '../../session/offered-secret.ts';
import { recoveryCodesLeft } from '../../session/recovery-codes.ts';
import { hasSecondFactor, isSecondFactorAsked } from '../../session/second-factor.ts';
import { setUpSecondFactor } from '../../session/set-up-second-factor.ts';
import { staffOfRequest } from '../../session/staff-of-request.ts';
import type { DeskRoute, OpenCall } from '../desk-route.ts';
import { type CodeKind, CodePage } from './code-page.tsx';
import { beginAgain, enter, onceMore, onwardOf, withCookies } from './enter.ts';
import { isLoginNote, LoginPage } from './login-page.tsx';
import { CodesPage, RecoveredPage, SetUpPage } from './set-up-page.tsx';

const title = 'Log in';

export const loginRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/login', duty: 'open', answer: showLogin },
  { method: 'post', path: '/login', duty: 'open', answer: takePassword },
  { method: 'get', path: '/login/code', duty: 'open', answer: (call) => showCode(call, 'code') },
  { method: 'post', path: '/login/code', duty: 'open', answer: (call) => takeCode(call, 'code') },
  { method: 'get', path: '/login/recovery', duty: 'open', answer: (call) => showCode(call, 'recovery') },
  { method: 'post', path: '/login/recovery', duty: 'open', answer: (call) => takeCode(call, 'recovery') },
  { method: 'get', path: '/login/setup', duty: 'open', answer: showSetUp },
  { method: 'post', path: '/login/setup', duty: 'open', answer: takeSetUp },
];

async function showLogin({ c, draw }: OpenCall): Promise<Response> {
  const then = localPath(c.req.query('then'));
  const staff = await staffOfRequest(c.req.raw.headers);
  if (staff) return c.redirect(onwardOf(staff, then), 303);
  // A link in a mail sends no strict cookie, so the browser asks again from here, with the cookie.
  if (c.req.header('sec-fetch-site') === 'cross-site') return onceMore(c, loginPath(then));
  const said = c.req.query('said');
  const page = { then, note: isLoginNote(said) ? said : undefined, officeName: officeSettings()?.name };
  return draw({ title, body: <LoginPage {...page} /> });
}

async function takePassword({ c, input, draw }: OpenCall): Promise<Response> {
  const { email = '', password = '' } = input;
  const then = localPath(input.then);
  const validated = await checkPassword({ email, password, from: originOf(c) });
  if ('why' in validated) {
    const page = { then, email, note: validated.why, officeName: officeSettings()?.name };
    return draw({ title, status: validated.why === 'too-many' ? 429 : 422, body: <LoginPage {...page} /> });
  }
  const { account } = validated;
  if (!isSecondFactorAsked()) {
    const to = await enter(c, account, { then, with: 'nothing' });
    return to ? c.redirect(to, 303) : beginAgain(c, then);
  }
  setStepCookie(c, account);
  const step = (await hasSecondFactor(account.id)) ? 'code' : 'setup';
  return c.redirect(`/desk/login/${step}?then=${encodeURIComponent(then)}`, 303);
}

async function showCode({ c, draw }: OpenCall, kind: CodeKind): Promise<Response> {
  const then = localPath(c.req.query('then'));
  if (!(await accountOfStep(c))) return beginAgain(c, then);
  return draw({ title, body: <CodePage kind={kind} then={then} /> });
}

async function takeCode({ c, input, draw }: OpenCall, kind: CodeKind): Promise<Response> {
  const then = localPath(input.then);
  const account = await accountOfStep(c);
  if (!account) return beginAgain(c, then, 'late');
  const validated = await checkSecondStep(kind, {
    userId: account.id,
    code: input.code ?? '',
    from: originOf(c),
  });
  if (!validated.isRight)
    return draw({ title, status: 422, body: <CodePage kind={kind} then={then} left={validated.left} /> });
  const to = await enter(c, account, { then, with: kind });
  if (!to) return beginAgain(c, then);
  if (kind === 'code') return c.redirect(to, 303);
  const body = <RecoveredPage left={await recoveryCodesLeft(account.id)} then={to} />;
  return withCookies(c, await draw({ title: 'You are in', body }));
}

async function showSetUp(call: OpenCall): Promise<Response> {
  const then = localPath(call.c.req.query('then'));
  const account = await accountOfStep(call.c);
  if (!account || (await hasSecondFactor(account.id))) return beginAgain(call.c, then);
  return drawSetUp(call, { account, then });
}

async function takeSetUp(call: OpenCall): Promise<Response> {
  const { c, input, draw } = call;
  const then = localPath(input.then);
  const account = await accountOfStep(c);
  if (!account) return beginAgain(c, then, 'late');
  const { sealed = '', code = '' } = input;
  const outcome = await setUpSecondFactor({ userId: account.id, sealed, code, from: originOf(c) });
  if (!outcome.isSet) {
    if (outcome.why === 'wrong-code') return drawSetUp(call, { account, then, sealed });
    return beginAgain(c, then, 'late');
  }
  const to = await enter(c, account, { then, with: 'set-up' });
  if (!to) return beginAgain(c, then);
  return withCookies(
    c,
    await draw({ title: 'You are in', body: <CodesPage codes={outcome.codes} then={to} /> }),
  );
}

type SetUpDrawn = { account: Account; then: string; sealed?: string };

/** @param sealed what was offered before: the app has it already */
async function drawSetUp({ draw }: OpenCall, { account, then, sealed }: SetUpDrawn): Promise<Response> {
  const offered = (sealed && readOffered(account.id, sealed)) || offerSecret(account.id);
  const { brand } = await readSettings();
  const page = { ...offered, email: account.email, brandName: brand, then, isWrong: sealed !== undefined };
  return draw({ title, status: sealed ? 422 : 200, body: <SetUpPage {...page} /> });
}
