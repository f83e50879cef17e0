import { maxAttempts, pauseMinutes } from '../../session/attempts.ts';
import { Field } from '../fields/field.tsx';
import { PasswordField } from '../fields/secret-fields.tsx';
import { LoginCard, LoginCardNote } from './login-card.tsx';
import { OfficeCard } from './office-pages.tsx';

/** Why the first step has to be made again, or what has just happened. */
const notes = {
  wrong: `The e-mail address or the password is wrong, or there is a pause: ${pauseMinutes} minutes after ${maxAttempts} failed attempts, or an hour after many more.`,
  'too-many': `There were too many attempts from your network. Please wait ${pauseMinutes} minutes.`,
  closed: 'This account is closed. Please ask an administrator of the desk.',
  'office-over': 'Your login with the office account has ended. Please log in again.',
  late: 'This login has expired, or was completed in another window. Please begin again.',
  kept: 'Your session has ended. Text that you typed and did not save is still in this window: log in, and its page will offer to put it back.',
  out: 'You are logged out.',
  'password-set': 'The new password is set, and you are logged out everywhere. Log in with it.',
} as const;
export type LoginNote = keyof typeof notes;

export function isLoginNote(key: string | undefined): key is LoginNote {
  return key !== undefined && Object.hasOwn(notes, key);
}

const good: readonly LoginNote[] = ['kept', 'out', 'password-set'];

type LoginPageProps = {
  then: string;
  email?: string;
  note?: LoginNote | undefined;
  /** Present where the office's account opens the desk as well. */
  officeName?: string | undefined;
};

export function LoginPage({ then, email = '', note, officeName }: LoginPageProps) {
  return (
    <>
      <h1>Come in out of the rain</h1>
      {note && <LoginCardNote isBad={!good.includes(note)}>{notes[note]}</LoginCardNote>}
      {officeName && <OfficeCard name={officeName} then={then} />}
      <LoginCard
        step={officeName ? 'Or with a password' : 'First'}
        title="Who is at the desk?"
        action="/desk/login"
        then={then}
      >
        <Field
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username"
          maxLength={254}
          defaultValue={email}
          autoFocus={email === '' && !officeName}
        />
        <PasswordField hasFocus={email !== ''} />
        <button className="button" type="submit">
          Continue
        </button>
        <p>
          <a className="door-link" href="/desk/login/forgot">
            Forgot the password?
          </a>
        </p>
      </LoginCard>
    </>
  );
}
