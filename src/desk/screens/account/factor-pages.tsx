import type { ReactNode } from 'react';
import { Field } from '../fields/field.tsx';
import { PasswordField, WhoseField } from '../fields/secret-fields.tsx';

export function FactorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="desk-wrap desk-account">
      <p>
        <a href="/desk/account">Your account</a>
      </p>
      <h1>{title}</h1>
      <section className="account-part">{children}</section>
    </div>
  );
}

type ProvePageProps = { title: string; email: string; action: string; asksCode: boolean; isWrong: boolean };

/** First that it is they. */
export function ProvePage({ title, email, action, asksCode, isWrong }: ProvePageProps) {
  return (
    <FactorPage title={title}>
      {isWrong && (
        <p className="desk-said desk-said-no" role="alert">
          That did not fit. Wrong tries count as at the login: after five there is a pause.
        </p>
      )}
      <form method="post" action={action}>
        <WhoseField email={email} />
        <PasswordField hasFocus />
        {asksCode && (
          <Field
            name="code"
            label="The six digits on your phone"
            hint="Or one of your recovery codes, if the phone is lost."
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        <button className="button" type="submit">
          Go on
        </button>
      </form>
    </FactorPage>
  );
}
