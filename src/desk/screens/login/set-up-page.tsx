import { OfferedFactor, RecoveryCodes } from '../fields/set-up-parts.tsx';
import { LoginCard, LoginCardNote } from './login-card.tsx';

type SetUpPageProps = {
  secret: string;
  sealed: string;
  email: string;
  brandName: string;
  then: string;
  isWrong?: boolean;
};

/** Right after the first password: no one works here with a password alone. */
export function SetUpPage({ then, isWrong, ...offered }: SetUpPageProps) {
  return (
    <>
      <h1>Two locks on this door</h1>
      {isWrong && <LoginCardNote isBad>That code is wrong. Type what the app shows now.</LoginCardNote>}
      <LoginCard
        step="Then, just once"
        title="Set up your second factor"
        action="/desk/login/setup"
        then={then}
      >
        <OfferedFactor {...offered} />
        <button className="button" type="submit">
          Continue
        </button>
      </LoginCard>
    </>
  );
}

export function CodesPage({ codes, then }: { codes: readonly string[]; then: string }) {
  return (
    <>
      <h1>You are in</h1>
      <LoginCard step="Before you go on" title="Save your ten recovery codes">
        <RecoveryCodes codes={codes} />
        <a className="button button-main" href={then}>
          I have saved them: open the desk
        </a>
      </LoginCard>
    </>
  );
}

/** After a recovery code: how many there are yet, and what to do about the phone. */
export function RecoveredPage({ left, then }: { left: number; then: string }) {
  return (
    <>
      <h1>You are in</h1>
      <LoginCard title={left === 1 ? 'One recovery code left' : `${left} recovery codes left`}>
        <p>If the phone is lost, set up your second factor again: its codes then open nothing.</p>
        <a className="button button-main" href="/desk/account/second-factor">
          Set up another phone
        </a>
        <p>
          <a className="door-link" href={then}>
            Not now: open the desk
          </a>
        </p>
      </LoginCard>
    </>
  );
}
