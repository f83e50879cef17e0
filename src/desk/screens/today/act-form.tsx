import type { ReactNode } from 'react';

type ActFormProps = {
  caseId: number;
  kind: 'take' | 'answered' | 'unanswered';
  /** The key of the keyboard that presses it. */
  keys?: string;
  className?: string;
  children: ReactNode;
};

/** One press that does something with a case, and comes back to Today. */
export function ActForm({ caseId, kind, keys, className = 'button button-line', children }: ActFormProps) {
  return (
    <form method="post" action={`/desk/cases/${caseId}/act`}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="back" value="/desk" />
      <button type="submit" className={className} aria-keyshortcuts={keys}>
        {children}
      </button>
    </form>
  );
}
