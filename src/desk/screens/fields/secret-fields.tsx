import { Field } from './field.tsx';

type Problem = { problem?: string };

/** Fields that several forms ask for: the current password, a new one, the six digits. */
type PasswordProps = Problem & { label?: string; hasFocus?: boolean };

export function PasswordField({ problem, label = 'Password', hasFocus }: PasswordProps) {
  return (
    <Field
      name="password"
      type="password"
      label={label}
      maxLength={1000}
      autoComplete="current-password"
      autoFocus={hasFocus}
      problem={problem}
    />
  );
}

type ProofProps = { asksCode: boolean; label?: string; hasFocus?: boolean };

/** Proof that people give again before they change whose an account is, or what opens it. */
export function ProofFields({ asksCode, ...password }: ProofProps) {
  return (
    <>
      <PasswordField {...password} />
      {asksCode && (
        <Field
          name="code"
          label="The six digits on your phone"
          hint="Or one of your recovery codes, if the phone is lost."
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}

/** Above them, when they did not fit. */
export function NotProved() {
  return (
    <p className="desk-said desk-said-no" role="alert">
      That is wrong. Wrong attempts count as they do at the login: after five there is a pause.
    </p>
  );
}

/** For password managers: names the account of the passwords in the form. Seen and reached by no one. */
export function WhoseField({ email }: { email: string }) {
  return (
    <input
      className="visually-hidden"
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export function NewPasswordField({ problem }: Problem) {
  return (
    <Field
      name="newPassword"
      type="password"
      label="New password"
      hint="At least 12 characters. Four words that you like are better than one with symbols."
      minLength={12}
      maxLength={1000}
      autoComplete="new-password"
      problem={problem}
    />
  );
}

type CodeProps = Problem & { label?: string; hint?: string; hasFocus?: boolean };

export function CodeField({ problem, label = 'Code', hint, hasFocus }: CodeProps) {
  return (
    <Field
      className="six-digits"
      name="code"
      label={label}
      hint={hint ?? 'A new code comes every 30 seconds.'}
      inputMode="numeric"
      pattern="[0-9 ]{6,11}"
      maxLength={11}
      autoComplete="one-time-code"
      autoFocus={hasFocus}
      problem={problem}
    />
  );
}
