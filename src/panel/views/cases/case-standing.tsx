import { caseStates } from '#cases/case-words.ts';
import type { CaseRead } from '#cases/read-case.ts';
import './cases.css';

type CaseStandingProps = { of: Pick<CaseRead, 'id' | 'state' | 'assignee'> };

export function CaseStanding({ of: { id, state, assignee } }: CaseStandingProps) {
  return (
    <p className="case-facts">
      <span className={`case-state case-state-${state}`}>{caseStates[state]}</span>
      <span>{assignee ? `Taken by ${assignee}` : 'Nobody has taken it'}</span>
      <a href={`/desk/cases/${id}`}>Open the case</a>
    </p>
  );
}
