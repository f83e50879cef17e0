import { audienceOfCase } from '#cases/case-audience.ts';
import { caseOutcomes, languageInWords } from '#cases/case-words.ts';
import type { CaseRead } from '#cases/read-case.ts';
import { Fact } from '#ui/html/fact.tsx';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { type UmbrellaState, umbrella } from '#ui/umbrella/umbrella.ts';
import { caseStatus } from '../../case-lists/case-status.ts';
import { clockInIndia, momentInShort } from '../../moments.ts';
import { momentOfWeek, townOf } from '../../short-labels.ts';
import { isMissed, slotOf } from '../today/turns.ts';
import type { CaseFacts } from './case-facts.ts';

/** Name, the state in a sentence, and what one looks for at a glance. The umbrella is open, folded or torn. */
export function CaseHead({ facts }: { facts: CaseFacts }) {
  const { of, keptUntil, work } = facts;
  const scene = umbrella({ seed: of.reference, audience: audienceOfCase(of), state: shapeOf(facts) });
  return (
    <div className="case-head" id="case-head" data-live="">
      <Picture className={`case-umbrella case-umbrella-${shapeOf(facts)}`} scene={scene} />
      <div className="desk-wrap">
        <p className="desk-small">
          <a href="/desk">Today</a> / <span className="desk-ref">{of.reference}</span>
        </p>
        <h1>{[of.name || 'No name was given', townOf(of.city)].filter(Boolean).join(', ')}</h1>
        <p className="case-state">{stateInWords(of, facts)}</p>
        <dl className="case-meta">
          <Fact label="Reference">
            <span className="desk-ref">{of.reference}</span>
          </Fact>
          <Fact label="About">{of.about || 'Nothing was said'}</Fact>
          <Fact label="Language">{languageInWords(of.language)}</Fact>
          <Fact label="Has it">{of.assignee ?? 'Nobody yet'}</Fact>
          <Fact label="Kept until">{dayInWords(keptUntil)}</Fact>
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

function shapeOf({ of, now, hours }: CaseFacts): UmbrellaState {
  if (of.state === 'closed') return 'folded';
  return isDue(of) && isMissed(of, now, hours) ? 'torn' : 'open';
}

/** How it is, and what is due when. */
function stateInWords(of: CaseRead, { now, hours }: Pick<CaseFacts, 'now' | 'hours'>): string {
  const { state, outcome, reason, attempts } = of;
  if (state === 'closed')
    return `${['Closed', ...(outcome ? [caseOutcomes[outcome]] : [])].join('. ')}. ${reason}`.trim();
  if (!isDue(of)) return `${caseStatus(of, now).words}.`;
  const slot = slotOf(of, hours);
  const when = momentOfWeek(of.dueAt, now);
  if (isMissed(of, now, hours)) return `${slot ? 'Expected a call' : 'Was due'} ${when}.`;
  if (slot && slot.from <= now)
    return `Expects your call now: the slot is open until ${clockInIndia(slot.to)}.`;
  if (slot) return `Expects a call ${when}.`;
  if (attempts === 1) return `Did not answer the last call. The next is due ${when}.`;
  return `${of.firstCallAt ? 'The next step' : 'The first call'} is due by ${when}.`;
}

function isDue(of: CaseRead): of is CaseRead & { dueAt: Date } {
  return of.state !== 'closed' && of.state !== 'resting' && of.dueAt !== null;
}

function dayInWords(moment: Date): string {
  return momentInShort(moment).split(',')[0] ?? '';
}
