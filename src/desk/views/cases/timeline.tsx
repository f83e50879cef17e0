import { caseEvents, caseOutcomes, isOneOf } from '#enquiry/cases/case-words.ts';
import type { CaseEvent } from '#enquiry/cases/read-case.ts';
import { momentInWords } from '../../moments.ts';

/** What happened, the newest first. */
export function Timeline({ events }: { events: readonly CaseEvent[] }) {
  return (
    <section className="case-timeline">
      <h4>What happened</h4>
      <ol>
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <p>
              <strong>{titleOf(event)}</strong>
              <span className="case-when">
                {momentInWords(event.createdAt)}
                {event.who && `, ${event.who}`}
              </span>
            </p>
            {event.text && <p className="case-text">{event.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function titleOf({ kind, detail }: CaseEvent): string {
  const title = caseEvents[kind];
  if (kind === 'planned') return `${title}: ${momentInWords(new Date(detail))}`;
  return isOneOf(caseOutcomes, detail) ? `${title}: ${caseOutcomes[detail]}` : title;
}
