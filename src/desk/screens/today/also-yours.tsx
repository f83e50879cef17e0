import { audienceOfCase } from '#cases/case-audience.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { listAddress } from '../../case-lists/list-address.ts';
import { capital, momentOfWeek, whoInShort } from '../../short-labels.ts';
import { Mark } from '../frame/marks.tsx';
import { promiseInWords } from './promise-in-words.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed } from './turns.ts';

type AlsoYoursProps = { cases: readonly TodayCase[]; now: Date; hours: CallingHours };

const maxShown = 8;

/** Your own cases of other days: nothing that someone has taken goes out of sight. */
export function AlsoYours({ cases, now, hours }: AlsoYoursProps) {
  if (cases.length === 0) return null;
  return (
    <section aria-labelledby="also-yours">
      <h2 id="also-yours">Yours, due on other days</h2>
      <ul className="rows">
        {cases.slice(0, maxShown).map((of) => {
          const late = isMissed(of, now, hours);
          return (
            <li key={of.id} data-row="" data-key={`yours-${of.id}`}>
              <Mark audience={audienceOfCase(of)} state={late ? 'torn' : 'open'} />
              <p>
                <a href={`/desk/cases/${of.id}`}>
                  <b>{whoInShort(of)}</b>
                </a>
                <span className="desk-small desk-soft">
                  {of.firstCallAt ? 'Called before' : 'Not called yet'}
                </span>
              </p>
              <p className="rows-end">
                <b className={late ? 'desk-bad' : undefined}>
                  {late ? promiseInWords(of, now, hours) : capital(momentOfWeek(of.dueAt, now))}
                </b>
              </p>
            </li>
          );
        })}
      </ul>
      {cases.length > maxShown && (
        <p>
          <a href={listAddress({ filter: { state: 'open', who: 'me' }, order: 'due' })}>All that is yours</a>
        </p>
      )}
    </section>
  );
}
