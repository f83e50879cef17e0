import type { ReactNode } from 'react';
import { caseOutcomes } from '#enquiry/cases/case-words.ts';
import type { CaseRead } from '#enquiry/cases/read-case.ts';
import { dateInIndia } from '#platform/clock.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { clockInIndia, momentInShort, weekdayInIndia } from '../../moments.ts';
import type { CaseFacts } from './case-facts.ts';

const halfHourMs = 1_800_000;

/** Who it is, how it stands in a sentence, and what one looks for at a glance. Open, folded, torn: as it stands. */
export function CaseHead({ facts: { of, keptUntil, now, work } }: { facts: CaseFacts }) {
  const state = of.state === 'closed' ? 'folded' : isLate(of, now) ? 'torn' : 'open';
  return (
    <div className="case-head">
      <Picture
        className="case-umbrella"
        scene={umbrella({ seed: of.reference, audience: 'people', state })}
      />
      <div className="desk-wrap">
        <p className="desk-small">
          <a href="/desk">Today</a> / <span className="desk-ref">{of.reference}</span>
        </p>
        <h1>{[of.name || 'No name was given', of.city.split(',')[0]].filter(Boolean).join(', ')}</h1>
        <p className="case-state">{stateInWords(of, now)}</p>
        <dl className="case-meta">
          <Fact name="Reference">
            <span className="desk-ref">{of.reference}</span>
          </Fact>
          <Fact name="About">{of.about || 'Nothing was said'}</Fact>
          <Fact name="Language">{of.language || 'Not asked'}</Fact>
          <Fact name="Has it">{of.assignee ?? 'Nobody yet'}</Fact>
          <Fact name="Kept until">{dayInWords(keptUntil)}</Fact>
        </dl>
        {work?.code && (
          <p className="case-code case-code-short">
            <b>{work.code.code}</b> If they ask whether it is us, say this.
          </p>
        )}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function isLate({ state, dueAt, slotAt }: CaseRead, now: Date): boolean {
  const graceMs = slotAt && dueAt?.getTime() === slotAt.getTime() ? halfHourMs : 0;
  return state !== 'closed' && dueAt !== null && dueAt.getTime() + graceMs < now.getTime();
}

/** How it stands, and what is due when. */
function stateInWords(of: CaseRead, now: Date): string {
  const { state, outcome, reason, dueAt, slotAt, attempts } = of;
  if (state === 'closed') return `${outcome ? caseOutcomes[outcome] : 'Closed'}. ${reason}`.trim();
  if (state === 'resting' || !dueAt)
    return attempts > 1 ? 'Rests: two calls were not answered.' : 'Rests: nothing is due.';
  const isSlot = slotAt?.getTime() === dueAt.getTime();
  const when = dayAndTime(dueAt, now);
  if (isSlot && dueAt <= now && !isLate(of, now))
    return `Expects your call now: the slot is open until ${clockInIndia(new Date(dueAt.getTime() + halfHourMs))}.`;
  if (isLate(of, now)) return `${isSlot ? 'Expected a call' : 'Was due'} ${when}.`;
  if (isSlot) return `Expects a call ${when}.`;
  if (attempts === 1) return `Did not answer the first call. The second is due ${when}.`;
  return `${of.firstCallAt ? 'The next step' : 'The first call'} is due ${when}.`;
}

function dayAndTime(moment: Date, now: Date): string {
  const isToday = dateInIndia(moment) === dateInIndia(now);
  return `${isToday ? 'today' : `on ${weekdayInIndia(moment)}`} at ${clockInIndia(moment)}`;
}

function dayInWords(moment: Date): string {
  return momentInShort(moment).split(',')[0] ?? '';
}
