import { audienceOfCase } from '#cases/case-audience.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { capital, dayInShort, momentOfWeek, whoInShort } from '../../short-labels.ts';
import { Mark } from '../frame/marks.tsx';
import { Beads } from './next-call.tsx';
import type { SecondAttempt } from './read-today.ts';
import { isMissed, slotOf } from './turns.ts';

type SecondAttemptsProps = { cases: readonly SecondAttempt[]; me: number; now: Date; hours: CallingHours };

/** People who did not answer the first call: one more is left, then the case rests. */
export function SecondAttempts({ cases, me, now, hours }: SecondAttemptsProps) {
  return (
    <section aria-labelledby="second-attempts">
      <h2 id="second-attempts">Second attempts</h2>
      {cases.length === 0 ? (
        <p className="desk-soft">None. Nobody is waiting for a second call.</p>
      ) : (
        <>
          <p className="desk-soft desk-small">
            These are the last attempts: if no one answers, the case rests.
          </p>
          <ul className="rows">
            {cases.map((of) => {
              const late = isMissed(of, now, hours);
              const due = slotOf(of, hours) ? momentOfWeek(of.dueAt, now) : dayInShort(of.dueAt, now);
              return (
                <li key={of.id} data-row="" data-key={`second-${of.id}`}>
                  <Mark audience={audienceOfCase(of)} state={late ? 'torn' : 'open'} />
                  <p>
                    <a href={`/desk/cases/${of.id}`}>
                      <b>{whoInShort(of)}</b>
                    </a>
                    <span className="desk-small desk-soft">
                      {of.triedAt ? `First: ${momentOfWeek(of.triedAt, now)}` : 'Called once'}
                    </span>
                  </p>
                  <p className="rows-end">
                    <span>
                      <Beads made={of.attempts} />{' '}
                      <b className={late ? 'desk-bad' : undefined}>{capital(due)}</b>
                    </span>
                    <span className="desk-small desk-soft">
                      {of.assigneeId === me ? 'yours' : (of.assignee ?? 'nobody’s')}
                    </span>
                  </p>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
