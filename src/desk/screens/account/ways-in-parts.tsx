import { NewPasswordField, PasswordField, WhoseField } from '../fields/secret-fields.tsx';

/** The ways in to an account, each a part of its page. */
type FactorProps = { hasSecondFactor: boolean; recoveryCodesLeft: number };

export function SecondFactorPart({ hasSecondFactor, recoveryCodesLeft }: FactorProps) {
  if (!hasSecondFactor)
    return (
      <>
        <p>None yet: anyone with the password can set it up.</p>
        <p>
          <a className="button" href="/desk/account/second-factor">
            Set it up
          </a>
        </p>
      </>
    );
  return (
    <>
      <p>
        Six digits from an app on your phone.{' '}
        {recoveryCodesLeft === 1 ? 'One recovery code is' : `${recoveryCodesLeft} recovery codes are`} left
        for a lost phone.
      </p>
      <p className="account-ways">
        <a className="button button-line" href="/desk/account/second-factor">
          Set up another phone
        </a>
        <a className="button button-line" href="/desk/account/recovery-codes">
          New recovery codes
        </a>
      </p>
    </>
  );
}

type OfficeProps = { name: string; isLinked: boolean; hasPassword: boolean };

export function OfficePart({ name, isLinked, hasPassword }: OfficeProps) {
  if (isLinked && !hasPassword)
    return (
      <p>
        You log in with {name}. Your groups there set your role, and your second factor is the one used there.
      </p>
    );
  return (
    <>
      <p>
        {isLinked
          ? `You log in with ${name} or with your password.`
          : `Once you link ${name}, you can log in with it as well.`}
      </p>
      <p>
        <a className="button button-line" href="/desk/account/office">
          {isLinked ? 'Unlink' : 'Link'} {name}
        </a>
      </p>
    </>
  );
}

type PasswordProblems = { password?: string; newPassword?: string };

export function PasswordForm({ email, problems }: { email: string; problems: PasswordProblems }) {
  return (
    <form method="post" action="/desk/account/password">
      <WhoseField email={email} />
      <PasswordField label="Your current password" problem={problems.password} />
      <NewPasswordField problem={problems.newPassword} />
      <button className="button" type="submit">
        Change the password
      </button>
      <p className="desk-soft desk-small">Every other device will then be logged out.</p>
    </form>
  );
}
