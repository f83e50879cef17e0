import { aboutInLists, audienceOfCase } from '#cases/case-audience.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { listAddress } from '../../case-lists/list-address.ts';
import { capital, dayInShort, shortName, whoInShort } from '../../short-labels.ts';
import { Mark, MarkAt } from '../frame/marks.tsx';
import { ActForm } from './act-form.tsx';
import { type CallingAxis, callingAxis, callingDaysAround } from './calling-axis.ts';
import { promiseInWords } from './promise-in-words.ts';
import { maxCounted } from './read-today.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed } from './turns.ts';

type NewEnquiriesProps = {
  cases: readonly TodayCase[];
  /** How many more wait than are listed. */
  unlisted: number;
  inOtherLanguages: number;
  canWork: boolean;
  now: Date;
  hours: CallingHours;
};

/** Cases that no one has taken, by what was promised: each line is as long as someone has waited while we were there. */
export function NewEnquiries({ cases, unlisted, inOtherLanguages, canWork, now, hours }: NewEnquiriesProps) {
  const axis = callingAxis(callingDaysAround(now, hours));
  return (
    <section className="new-enquiries" aria-labelledby="new-enquiries">
      <h2 id="new-enquiries">New enquiries, by promised time</h2>
      {cases.length === 0 ? (
        <p className="desk-soft">
          {inOtherLanguages > 0 ? 'None in a language that you speak.' : 'None. All of them have been taken.'}
        </p>
      ) : (
        <>
          <div className="enquiry-days">
            <Days axis={axis} now={now} />
          </div>
          <ul>
            {cases.map((of) => (
              <Enquiry key={of.id} {...{ of, axis, canWork, now, hours }} />
            ))}
          </ul>
        </>
      )}
      {unlisted > 0 && (
        <p className="desk-small">
          <ManyMore count={unlisted} /> due later.
        </p>
      )}
      {inOtherLanguages > 0 && (
        <p className="desk-small">
          <ManyMore count={inOtherLanguages} /> in a language that you do not speak.
        </p>
      )}
      {canWork && (
        <p>
          <a className="button button-line" href="/desk/cases/new">
            Someone called or came in
          </a>
        </p>
      )}
    </section>
  );
}

/** Leads to all that no one has taken. */
function ManyMore({ count }: { count: number }) {
  return (
    <a href={listAddress({ filter: { state: 'open', who: 'nobody' }, order: 'due' })}>
      {count > maxCounted ? `More than ${maxCounted}` : count} more
    </a>
  );
}

type EnquiryProps = Omit<NewEnquiriesProps, 'cases' | 'unlisted' | 'inOtherLanguages'> & {
  of: TodayCase;
  axis: CallingAxis;
};

function Enquiry({ of, axis, canWork, now, hours }: EnquiryProps) {
  const late = isMissed(of, now, hours);
  const audience = audienceOfCase(of);
  const state = late ? 'torn' : 'open';
  return (
    <li className={late ? 'enquiry enquiry-late' : 'enquiry'} data-row="" data-key={`enquiry-${of.id}`}>
      <Mark audience={audience} state={state} />
      <p>
        <a href={`/desk/cases/${of.id}`}>
          <b>{whoInShort(of)}</b>
        </a>
        <span className="desk-small desk-soft">
          {aboutInLists(of)} · <span className="desk-ref">{of.reference}</span>
          {of.language && ` · ${of.language}`}
        </span>
      </p>
      <Wait {...{ of, axis, now, state, audience }} />
      <span className={late ? 'enquiry-promise desk-bad' : 'enquiry-promise'}>
        {promiseInWords(of, now, hours)}
      </span>
      {canWork && (
        <ActForm
          caseId={of.id}
          kind="take"
          keys="t"
          className={late ? 'button button-small' : 'button button-line button-small'}
        >
          Take <kbd>T</kbd>
          <span className="visually-hidden">{shortName(of.name)}</span>
        </ActForm>
      )}
    </li>
  );
}

const rowHeight = 66;
const markSize = 22;

type WaitProps = { of: TodayCase; axis: CallingAxis; now: Date } & Omit<
  Parameters<typeof Mark>[0],
  'className'
>;

/** From when it came until now, and on until what was promised. */
function Wait({ of, axis, now, state, audience }: WaitProps) {
  const middle = rowHeight / 2;
  const [came, present, due] = [of.createdAt, now, of.dueAt].map(axis.at) as [number, number, number];
  const line = (from: number, to: number) => `M${round(from)} ${middle}H${round(to)}`;
  return (
    <svg
      className="wait"
      viewBox={`-4 0 ${axis.width + 8 + markSize} ${rowHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {axis.days.map(({ day, left, width }) => (
        <rect key={day} className="wait-day" x={round(left)} y="0" width={round(width)} height={rowHeight} />
      ))}
      <path className="wait-gone" d={line(came, Math.min(present, Math.max(due, came)))} />
      {due < present && <path className="wait-late" d={line(Math.max(due, came), present)} />}
      {due > present && <path className="wait-left" d={line(present, due)} />}
      <circle className="wait-came" cx={round(came)} cy={middle} r="4" />
      <path className="wait-now" d={`M${round(present)} 0V${rowHeight}`} />
      <MarkAt audience={audience} state={state} x={round(due) + 9} y={middle} size={markSize} />
    </svg>
  );
}

/** Over the lines: which days they run through. */
function Days({ axis, now }: { axis: CallingAxis; now: Date }) {
  return (
    <svg
      className="wait-days"
      viewBox={`-4 0 ${axis.width + 8 + markSize} 26`}
      aria-hidden="true"
      focusable="false"
    >
      {axis.days.map(({ day, from, left, width }) => (
        <text key={day} x={round(left + width / 2)} y="18" textAnchor="middle">
          {capital(dayInShort(from, now))}
        </text>
      ))}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
