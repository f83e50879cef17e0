import { caseStates } from '#enquiry/cases/case-words.ts';
import type { OtherCase } from '#enquiry/cases/read-case.ts';
import { registerOf } from '#enquiry/registers.ts';
import { momentInWords } from '../../moments.ts';

/** What the same person sent else, so that nobody calls twice about one thing. */
export function OtherCases({ of }: { of: readonly OtherCase[] }) {
  return (
    <section className="case-others">
      <h4>The same person’s other cases</h4>
      {of.length === 0 && <p>There are none with this phone or e-mail.</p>}
      <ul>
        {of.map(({ id, reference, register, about, state, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/cases/${id}`}>{reference}</a>
            <span>
              {registerOf(register).labels.singular}
              {about && `: ${about}`}
            </span>
            <span className={`case-state case-state-${state}`}>{caseStates[state]}</span>
            <span className="case-when">{momentInWords(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
