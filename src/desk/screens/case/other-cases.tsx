import { caseStates } from '#cases/case-words.ts';
import type { OtherCase } from '#cases/read-case.ts';
import { registerOf } from '#enquiry/registers.ts';
import { momentInShort } from '../../moments.ts';

/** Lists the same person's other cases, so that no one calls twice about one thing. */
export function OtherCases({ of }: { of: readonly OtherCase[] }) {
  if (of.length === 0) return null;
  return (
    <section className="case-others">
      <h2>The same person’s other cases</h2>
      <ul>
        {of.map(({ id, reference, register, about, state, createdAt }) => (
          <li key={id}>
            <a className="desk-ref" href={`/desk/cases/${id}`}>
              {reference}
            </a>
            <span>{[registerOf(register).labels.singular, about].filter(Boolean).join(': ')}</span>
            <span className="desk-soft desk-small">
              {caseStates[state]}, {momentInShort(createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
