import type { ReactNode } from 'react';
import { NotProved, type Proof, ProofFields, WhoseField } from '../fields/secret-fields.tsx';

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

type ProvePageProps = { title: string; email: string; action: string; proof: Proof; isWrong: boolean };

/** First that it is they. */
export function ProvePage({ title, email, action, proof, isWrong }: ProvePageProps) {
  return (
    <FactorPage title={title}>
      {isWrong && <NotProved />}
      <form method="post" action={action}>
        <WhoseField email={email} />
        <ProofFields proof={proof} hasFocus />
        <button className="button" type="submit">
          Continue
        </button>
      </form>
    </FactorPage>
  );
}
