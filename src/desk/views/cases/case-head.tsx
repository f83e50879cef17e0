import { caseOutcomes, caseStates } from '#enquiry/cases/case-words.ts';
import type { CaseRead } from '#enquiry/cases/read-case.ts';
import { maxUnansweredCalls } from '#enquiry/cases/transitions.ts';
import { registerOf } from '#enquiry/registers.ts';
import { momentInWords } from '../../moments.ts';

/** Who it is, what they want, and how it stands. */
export function CaseHead({ of }: { of: CaseRead }) {
  const { collection, labels } = registerOf(of.register);
  return (
    <header className="case-head">
      <p className="case-facts">
        <span className={`case-state case-state-${of.state}`}>{caseStates[of.state]}</span>
        <Due of={of} />
        <span>{of.assignee ? `Taken by ${of.assignee}` : 'Nobody has taken it'}</span>
        {of.attempts > 0 && (
          <span>
            {of.attempts} of {maxUnansweredCalls} calls without an answer
          </span>
        )}
      </p>
      <h2>{of.name || 'No name was given'}</h2>
      <p className="case-facts">
        {of.phone && <a href={`tel:+91${of.phone}`}>{of.phone}</a>}
        {of.email && <a href={`mailto:${of.email}`}>{of.email}</a>}
        {of.about && <span>{of.about}</span>}
        <a href={`/admin/collections/${collection}/${of.submissionId}`}>
          {labels.singular} {of.reference}, with its mails and consents
        </a>
      </p>
      {of.outcome && (
        <p className="case-outcome">
          <strong>{caseOutcomes[of.outcome]}.</strong> {of.reason}
        </p>
      )}
    </header>
  );
}

function Due({ of: { dueAt } }: { of: CaseRead }) {
  if (!dueAt) return null;
  const isLate = dueAt < new Date();
  return (
    <span className={isLate ? 'case-late' : undefined}>
      {isLate ? 'Was due' : 'Due'} {momentInWords(dueAt)}
    </span>
  );
}
