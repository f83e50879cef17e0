import { caseStates } from '#cases/case-words.ts';
import type { CaseRead } from '#cases/read-case.ts';
import './cases.css';

type CaseSummaryProps = { of: Pick<CaseRead, 'id' | 'state' | 'assignee'> };

export function CaseSummary({ of: { id, state, assignee } }: CaseSummaryProps) {
  return (
    <p className="case-facts">
      <span className={`case-state case-state-${state}`}>{caseStates[state]}</span>
      <span>{assignee ? `Taken by ${assignee}` : 'Nobody has taken it'}</span>
      <a href={`/desk/cases/${id}`}>Open the case</a>
    </p>
  );
}
