import type { UIFieldServerComponent } from 'payload';
import type { ComponentProps } from 'react';
import { caseStates } from '#enquiry/cases/case-words.ts';
import { caseOfRecord } from '#enquiry/cases/read-case.ts';
import './cases.css';

type FieldProps = Pick<ComponentProps<UIFieldServerComponent>, 'data'>;

/** On what a visitor sent: how its case stands, and the way there. */
export async function CaseLinkField({ data }: FieldProps) {
  const found =
    typeof data?.id === 'number' ? await caseOfRecord(String(data.reference), data.id) : undefined;
  if (!found) return null;
  return (
    <p className="case-facts case-link">
      <span className={`case-state case-state-${found.state}`}>{caseStates[found.state]}</span>
      <span>{found.assignee ? `Taken by ${found.assignee}` : 'Nobody has taken it'}</span>
      <a href={`/admin/collections/cases/${found.id}`}>Open the case</a>
    </p>
  );
}
