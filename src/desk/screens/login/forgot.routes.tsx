import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { originOf } from '../../audit/origin.ts';
import {
  mailPasswordLink,
  ownerOfLink,
  setPasswordByLink,
  validMinutes,
} from '../../session/password-links.ts';
import type { DeskRoute, OpenCall } from '../desk-route.ts';
import { Field } from '../fields/field.tsx';
import { NewPasswordField, WhoseField } from '../fields/secret-fields.tsx';
import { LoginCard } from './login-card.tsx';

/** A forgotten password: asked for by an address, set behind the link that is mailed to it. */
export const forgotRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/login/forgot', duty: 'open', answer: showForgot },
  { method: 'post', path: '/login/forgot', duty: 'open', answer: takeForgot },
  { method: 'get', path: '/login/reset/:key', duty: 'open', answer: showReset },
  { method: 'post', path: '/login/reset/:key', duty: 'open', answer: takeReset },
];

const title = 'A new password';

function showForgot({ draw }: OpenCall): Promise<Response> {
  return draw({
    title,
    body: (
      <>
        <h1>It happens</h1>
        <LoginCard title="Where should we send the link?" action="/desk/login/forgot">
          <Field
            name="email"
            type="email"
            label="The e-mail that you log in with"
            autoComplete="username"
            maxLength={254}
            autoFocus
          />
          <button className="button" type="submit">
            Send me a link
          </button>
          <BackToLogin />
        </LoginCard>
      </>
    ),
  });
}

async function takeForgot({ c, input, draw }: OpenCall): Promise<Response> {
  await mailPasswordLink({ email: input.email ?? '', address: senderAddress(c) });
  return draw({
    title,
    body: (
      <>
        <h1>Check your inbox</h1>
        <LoginCard title="If a password is set for this address, a link is on its way">
          <p>
            It works once, within {validMinutes} minutes. The next login, with the new password, will ask for
            your second factor as usual.
          </p>
          <BackToLogin />
        </LoginCard>
      </>
    ),
  });
}

async function showReset(call: OpenCall): Promise<Response> {
  const owner = await ownerOfLink(keyOf(call));
  return owner ? drawReset(call, { email: owner.email }) : drawGone(call);
}

async function takeReset(call: OpenCall): Promise<Response> {
  const outcome = await setPasswordByLink({
    key: keyOf(call),
    password: call.input.newPassword ?? '',
    from: originOf(call.c),
  });
  if (outcome.isSet) return call.c.redirect('/desk/login?said=password-set', 303);
  const owner = outcome.problem && (await ownerOfLink(keyOf(call)));
  return owner ? drawReset(call, { email: owner.email, problem: outcome.problem }) : drawGone(call);
}

function drawReset({ c, draw }: OpenCall, { email, problem }: { email: string; problem?: string }) {
  return draw({
    title,
    status: problem ? 422 : 200,
    body: (
      <>
        <h1>Four words that you like</h1>
        <LoginCard title="Choose a new password" action={c.req.path}>
          <WhoseField email={email} />
          <NewPasswordField problem={problem} />
          <button className="button" type="submit">
            Save this password
          </button>
          <p className="desk-soft desk-small">You will then be logged out everywhere.</p>
        </LoginCard>
      </>
    ),
  });
}

function drawGone({ draw }: OpenCall): Promise<Response> {
  return draw({
    title,
    status: 404,
    body: (
      <>
        <h1>This link has expired</h1>
        <LoginCard title="It was used, or is older than an hour, or there is a newer one">
          <a className="button" href="/desk/login/forgot">
            Send me another
          </a>
          <BackToLogin />
        </LoginCard>
      </>
    ),
  });
}

function BackToLogin() {
  return (
    <p>
      <a className="door-link" href="/desk/login">
        To the login
      </a>
    </p>
  );
}

function keyOf({ c }: OpenCall): string {
  return c.req.param('key') ?? '';
}
