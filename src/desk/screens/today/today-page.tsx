import { audienceOfCase } from '#cases/case-audience.ts';
import { weekdayInIndia } from '../../moments.ts';
import { shortName } from '../../short-labels.ts';
import { FlashMessage } from '../flash-message.tsx';
import type { FlashSubject } from '../flash-subject.ts';
import { Mark, Marks } from '../frame/marks.tsx';
import { ActForm } from './act-form.tsx';
import { AlsoYours } from './also-yours.tsx';
import { halfHours } from './day-line.ts';
import { afterwards, headingOf } from './heading.ts';
import { LatestEvents } from './latest-events.tsx';
import type { Today } from './load-today.ts';
import { NewEnquiries } from './new-enquiries.tsx';
import { NextCall } from './next-call.tsx';
import { NothingDue } from './nothing-due.tsx';
import { SecondAttempts } from './second-attempts.tsx';
import { Team } from './team.tsx';
import { isMissed } from './turns.ts';
import { UnsentMails } from './unsent.tsx';
import { Warnings } from './warnings.tsx';
import { YourDay } from './your-day.tsx';

type TodayPageProps = { today: Today; said: string | undefined; about: FlashSubject | undefined };

/** The next work for someone, in order; for people who only read, the same without buttons. */
export function TodayPage({ today, said, about }: TodayPageProps) {
  const { staff, canWork, now, hours, turn, then, next, days } = today;
  const own = days.find(({ id }) => id === staff.id);
  return (
    <>
      {said && (
        <div className="today-said">
          <div className="desk-wrap">
            <FlashMessage said={said} about={about} />
          </div>
        </div>
      )}
      <div id="today" className="today" data-live="">
        <Marks />
        <div className="today-sky">
          <div className="desk-wrap today-top">
            <div className="today-task" data-holds="">
              <Warnings {...today.warnings} {...today} />
              <p className="today-date">{weekdayInIndia(now)}</p>
              <h1 id="task">{headingOf(turn, { now, hours, name: staff.name, canWork })}</h1>
              {turn && next && (
                <NextCall {...{ turn, next, canWork, now, hours }} code={today.code} others={today.others} />
              )}
              {!turn && own && <NothingDue entries={own.entries} now={now} hours={hours} />}
              {then && (
                <div className="today-then">
                  <Mark
                    audience={audienceOfCase(then.of)}
                    state={isMissed(then.of, now, hours) ? 'torn' : 'open'}
                  />
                  <p>
                    <a href={`/desk/cases/${then.of.id}`}>
                      <b>Then {shortName(then.of.name)}</b>
                    </a>
                    , {afterwards(then, now, hours)}.
                  </p>
                  {canWork && then.of.assigneeId === null && (
                    <ActForm caseId={then.of.id} kind="take" className="button button-small">
                      Mine next
                    </ActForm>
                  )}
                </div>
              )}
            </div>
            <Team days={days} me={staff.id} now={now} hours={hours} />
          </div>
          {own && <YourDay day={halfHours(own.entries, now, hours)} now={now} />}
        </div>
        <div className="desk-wrap today-lists">
          <NewEnquiries
            cases={today.nobodys}
            unlisted={today.unlisted}
            inOtherLanguages={today.inOtherLanguages}
            {...{ canWork, now, hours }}
          />
          <div className="today-aside">
            <AlsoYours cases={today.alsoMine} now={now} hours={hours} />
            <SecondAttempts cases={today.second} me={staff.id} now={now} hours={hours} />
            <UnsentMails rows={today.unsent} canWork={canWork} />
            <LatestEvents happenings={today.happenings} now={now} />
          </div>
        </div>
      </div>
    </>
  );
}
