import { pauseMinutes } from '../../session/attempts.ts';
import { Field } from '../fields/field.tsx';
import { CodeField } from '../fields/secret-fields.tsx';
import { LoginCard, LoginCardNote } from './login-card.tsx';

export type CodeKind = 'code' | 'recovery';
type CodePageProps = {
  kind: CodeKind;
  then: string;
  /** How many tries are left after one that did not fit. */
  left?: number;
};

export function CodePage({ kind, then, left }: CodePageProps) {
  const query = `?then=${encodeURIComponent(then)}`;
  return (
    <>
      <h1>Come in out of the rain</h1>
      {left !== undefined && <LoginCardNote isBad>{wrongInWords(kind, left)}</LoginCardNote>}
      {kind === 'code' ? (
        <LoginCard step="Then" title="The six digits on your phone" action="/desk/login/code" then={then}>
          <CodeField hasFocus />
          <button className="button button-main" type="submit">
            Open the desk
          </button>
          <p>
            <a className="door-link" href={`/desk/login/recovery${query}`}>
              Lost the phone? Use a recovery code
            </a>
          </p>
        </LoginCard>
      ) : (
        <LoginCard step="Then" title="One of your recovery codes" action="/desk/login/recovery" then={then}>
          <Field
            name="code"
            label="Recovery code"
            hint="Ten letters and digits, from the list that you saved. Each works once."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
          <button className="button button-main" type="submit">
            Open the desk
          </button>
          <p>
            <a className="door-link" href={`/desk/login/code${query}`}>
              I have the phone
            </a>
          </p>
          <p className="desk-soft desk-small">
            Neither phone nor codes? An administrator can let you set up a new second factor.
          </p>
        </LoginCard>
      )}
    </>
  );
}

function wrongInWords(kind: CodeKind, left: number): string {
  const why =
    kind === 'code'
      ? 'That code is wrong. It may have expired while you typed, or may already have been used.'
      : 'That code is wrong, or has already been used.';
  if (left > 0)
    return `${why} ${left === 1 ? 'One try' : `${left} tries`} left, then a pause of ${pauseMinutes} minutes.`;
  return `There were too many failed attempts. Please wait ${pauseMinutes} minutes to an hour, or set a new password by mail. An administrator can also end the pause.`;
}
