import type { ReactNode } from 'react';

type DoorCardProps = {
  /** Place of the card among the steps. */
  step?: string;
  title: string;
  /** Where the form is sent; a card without one is only text. */
  action?: string;
  /** Where someone wanted to go. */
  then?: string;
  children: ReactNode;
};

/** One step on the way in, on its card before the night. */
export function LoginCard({ step, title, action, then, children }: DoorCardProps) {
  const content = (
    <>
      {step && <p className="desk-soft desk-small">{step}</p>}
      <h2>{title}</h2>
      {children}
    </>
  );
  if (!action) return <div className="door-card">{content}</div>;
  return (
    <form className="door-card" method="post" action={action}>
      {then && <input type="hidden" name="then" value={then} />}
      {content}
    </form>
  );
}

/** Note next to the card: what did not fit, or what was done. */
export function LoginCardNote({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  return (
    <p className={isBad ? 'door-note door-note-bad' : 'door-note'} role={isBad ? 'alert' : 'status'}>
      {children}
    </p>
  );
}
