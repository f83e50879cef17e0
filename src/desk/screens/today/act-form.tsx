import type { ReactNode } from 'react';

type ActFormProps = {
  caseId: number;
  kind: 'take' | 'answered' | 'unanswered';
  /** When the case was changed last, for what must not be done twice. */
  seen?: Date;
  /** The key of the keyboard that presses it. */
  keys?: string;
  className?: string;
  children: ReactNode;
};

/** One press that does something with a case, and comes back to Today. */
export function ActForm({
  caseId,
  kind,
  seen,
  keys,
  className = 'button button-line',
  children,
}: ActFormProps) {
  return (
    <form method="post" action={`/desk/cases/${caseId}/act`}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="back" value="/desk" />
      {seen && <input type="hidden" name="seen" value={seen.toISOString()} />}
      <button type="submit" className={className} aria-keyshortcuts={keys}>
        {children}
      </button>
    </form>
  );
}
