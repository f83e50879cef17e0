import { aboutInLists, audienceOfCase } from '#cases/case-audience.ts';
import { languageInWords } from '#cases/case-words.ts';
import type { ColleagueNow } from '#cases/colleagues.ts';
import { maxUnansweredCalls } from '#cases/transitions.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { Fact } from '#ui/html/fact.tsx';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { clockInIndia } from '../../moments.ts';
import { inFives, minutesInWords, momentOfWeek } from '../../short-labels.ts';
import { ErasureAskedNotice } from '../erasure-asked-notice.tsx';
import { Icon } from '../frame/icon.tsx';
import { ActForm } from './act-form.tsx';
import { callingMinutes } from './calling-axis.ts';
import { HandTo } from './hand-to.tsx';
import { timeLeft } from './promise-in-words.ts';
import type { NextCase } from './read-next.ts';
import { isMissed, slotOf, type Turn } from './turns.ts';

export type NextCallProps = {
  turn: Turn;
  next: NextCase;
  /** The answer if they ask whether it is us; only people who call have one. */
  code: string | undefined;
  /** The colleagues who may take it over. */
  others: readonly ColleagueNow[];
  canWork: boolean;
  now: Date;
  hours: CallingHours;
};

/** The call that comes next: the promise, the person, the enquiry, and one click for the outcome. */
export function NextCall({ turn, next, code, others, canWork, now, hours }: NextCallProps) {
  const { of } = turn;
  const isMine = of.assigneeId !== null;
  return (
    <article className="next-call" aria-labelledby="task" data-key={`next-${of.id}`}>
      <div className="next-corner">
        <Picture
          scene={umbrella({
            seed: of.reference,
            audience: audienceOfCase(of),
            state: isMissed(of, now, hours) ? 'torn' : 'open',
          })}
        />
      </div>
      <Slot {...{ turn, now, hours }} />
      <dl className="next-facts">
        <Fact label="Language">{languageInWords(of.language)}</Fact>
        <Fact label="Attempt">
          {Math.min(of.attempts + 1, maxUnansweredCalls)} of {maxUnansweredCalls} <Beads made={of.attempts} />
        </Fact>
        <Fact label="Reference">
          <span className="desk-ref">{of.reference}</span>
        </Fact>
        <Fact label="About">{of.about || aboutInLists(of)}</Fact>
      </dl>
      {next.isErasureAsked && <ErasureAskedNotice />}
      {next.message && <blockquote className="next-words">{next.message}</blockquote>}
      <p className="next-from desk-soft desk-small">
        {[of.name, of.city].filter(Boolean).join(', ')}
        {next.page && (
          <>
            , on the page <a href={next.page}>{next.page}</a>
          </>
        )}
        , {momentOfWeek(of.createdAt, now)}
      </p>
      <div className="next-acts">
        {canWork && isMine && (
          <>
            {next.phone && (
              <div className="next-thumb">
                <a
                  className="button button-main next-tel"
                  href={`tel:+91${next.phone}`}
                  aria-keyshortcuts="c"
                >
                  <Icon name="call" /> Call now <b>{inFives(next.phone)}</b> <kbd>C</kbd>
                </a>
              </div>
            )}
            <ActForm caseId={of.id} kind="unanswered" seen={of.updatedAt} keys="n">
              No answer <kbd>N</kbd>
            </ActForm>
            <ActForm caseId={of.id} kind="answered" seen={of.updatedAt} keys="s">
              Spoke <kbd>S</kbd>
            </ActForm>
          </>
        )}
        {canWork && !isMine && (
          <div className="next-thumb">
            <ActForm caseId={of.id} kind="take" keys="t" className="button button-main next-tel">
              <Icon name="take" /> Take this call <kbd>T</kbd>
            </ActForm>
          </div>
        )}
        {canWork && others.length > 0 && <HandTo caseId={of.id} colleagues={others} />}
        <a className="button button-line" href={`/desk/cases/${of.id}`} aria-keyshortcuts="o">
          Open the case <kbd>O</kbd>
        </a>
      </div>
      {code && isMine && (
        <p className="next-code">
          <b>{code}</b>
          <span>
            Say this if they ask whether it is really us. They can check it on our page, for this call only.
          </span>
        </p>
      )}
    </article>
  );
}

function Slot({ turn: { of }, now, hours }: Pick<NextCallProps, 'turn' | 'now' | 'hours'>) {
  const slot = slotOf(of, hours);
  const isLate = isMissed(of, now, hours);
  const title = slot
    ? `${clockInIndia(slot.from)} to ${clockInIndia(slot.to)}`
    : `By ${momentOfWeek(of.dueAt, now)}`;
  const minutesLeft = slot && !isLate ? Math.ceil((Number(slot.to) - Number(now)) / 60_000) : undefined;
  const late =
    isLate &&
    `Missed by ${minutesInWords(callingMinutes(slot?.to ?? of.dueAt, now, hours))} of our calling hours`;
  const left = late || (minutesLeft === undefined ? timeLeft(of, now, hours) : `${minutesLeft} minutes left`);
  return (
    <p className="next-slot">
      <b>{title}</b>
      {minutesLeft !== undefined && <Stitches left={minutesLeft} />}
      {left && <span className={isLate ? 'desk-bad' : 'desk-small'}>{left}</span>}
    </p>
  );
}

const slotMinutes = 30;
const stitchApart = 11;

/** A stitch is a minute of the half hour that was promised; those that are over are sewn. */
function Stitches({ left }: { left: number }) {
  const sewn = Math.max(0, slotMinutes - left);
  const stitches = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `M${4 + (from + index) * stitchApart} 6h3`).join('');
  return (
    <svg
      className="next-stitches"
      viewBox={`0 0 ${slotMinutes * stitchApart} 12`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="stitch-over" d={stitches(0, sewn)} />
      <path className="stitch-left" d={stitches(sewn, slotMinutes)} />
    </svg>
  );
}

export function Beads({ made }: { made: number }) {
  return (
    <span className="beads" aria-hidden="true">
      {Array.from({ length: maxUnansweredCalls }, (_, index) => index + 1).map((call) => (
        <i key={call} className={call <= made ? 'bead-made' : undefined} />
      ))}
    </span>
  );
}
