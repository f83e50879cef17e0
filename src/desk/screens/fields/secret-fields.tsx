import { Field } from './field.tsx';

type Problem = { problem?: string };

/** Fields that several forms ask for: the current password, a new one, the six digits. */
type PasswordProps = Problem & { label?: string; hasFocus?: boolean; isRequired?: boolean };

export function PasswordField({ problem, label = 'Password', hasFocus, isRequired = true }: PasswordProps) {
  return (
    <Field
      name="password"
      type="password"
      label={label}
      required={isRequired}
      maxLength={1000}
      autoComplete="current-password"
      autoFocus={hasFocus}
      problem={problem}
    />
  );
}

/** Proof that people give again before they change whose an account is, or what opens it. */
export type Proof = {
  asksPassword: boolean;
  asksCode: boolean;
  /** Present where the office's account opens theirs; `isGiven` says that they have just logged in there again. */
  office: { name: string; isGiven: boolean } | undefined;
};

type ProofProps = { proof: Proof; label?: string; hasFocus?: boolean };

export function ProofFields({ proof: { asksPassword, asksCode, office }, ...password }: ProofProps) {
  if (office?.isGiven)
    return <p className="desk-soft">{office.name} has just confirmed that it is you. This works once.</p>;
  return (
    <>
      {asksPassword && <PasswordField {...password} isRequired={!office} />}
      {office && <OfficeProof name={office.name} isOnlyWay={!asksPassword} />}
      {asksPassword && asksCode && (
        <Field
          name="code"
          label="The six digits on your phone"
          required={!office}
          hint="Or one of your recovery codes, if the phone is lost."
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}

/** In a tab of its own, so that nothing that was typed here is lost. */
function OfficeProof({ name, isOnlyWay }: { name: string; isOnlyWay: boolean }) {
  return (
    <div className="field">
      <p className="field-hint" id="office-proof-hint">
        This opens a new tab. Come back here afterwards.
      </p>
      <p>
        <a
          className="button button-line"
          href="/desk/account/office/confirm"
          target="_blank"
          rel="noopener"
          aria-describedby="office-proof-hint"
        >
          {isOnlyWay ? 'Confirm' : 'Or confirm'} with {name} that it is you
        </a>
      </p>
    </div>
  );
}

/** Above them, when they did not fit. */
export function NotProved() {
  return (
    <p className="desk-said desk-said-no" role="alert">
      What you entered is wrong, something is missing, or there is a pause. Failed attempts count here as they
      do at login: after five there is a pause.
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
      hint="At least 12 characters. Four words that you like are better than one word with symbols."
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
