import { callCodeOf } from '#cases/calls/call-code.ts';
import { colleagues } from '#cases/colleagues.ts';
import { may } from '#content/access/duties.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import { dateInIndia } from '#platform/clock.ts';
import { allUnsent } from '../../mails/all-unsent.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { entriesOfDay } from './day-line.ts';
import { readNext } from './read-next.ts';
import {
  callsOfDay,
  casesOf,
  casesOfDay,
  casesOfHalfHour,
  casesOfNobody,
  countInOtherLanguages,
  countUnlisted,
  languagesOf,
  secondAttempts,
} from './read-today.ts';
import { latestEvents, recentEvents } from './recent-events.ts';
import { turnsOf } from './turns.ts';
import { readWarnings } from './warnings.tsx';

export type Today = Awaited<ReturnType<typeof loadToday>>;

/** Loads all that Today shows at this moment. People who only read are shown every language. */
export async function loadToday(staff: Staff, now: Date) {
  const canWork = may(staff, 'work-cases');
  const languages = canWork ? await languagesOf(staff.id) : [];
  const [
    { callingHours: hours },
    mine,
    nobodys,
    ofHalfHour,
    unlisted,
    inOtherLanguages,
    second,
    ofDay,
    calls,
    team,
    unsent,
    warnings,
    events,
  ] = await Promise.all([
    siteFacts(),
    casesOf(staff.id),
    casesOfNobody(languages),
    casesOfHalfHour(staff.id, languages, now),
    countUnlisted(languages),
    countInOtherLanguages(languages),
    secondAttempts(),
    casesOfDay(now),
    callsOfDay(now),
    colleagues(),
    allUnsent(),
    readWarnings(),
    latestEvents(),
  ]);
  const [turn, then] = turnsOf([...mine, ...nobodys, ...ofHalfHour], {
    me: staff.id,
    languages,
    now,
    hours,
  });
  const days = team.map(({ id, name }) => {
    const due = ofDay.filter(({ assigneeId }) => assigneeId === id);
    const done = calls.filter(({ whoId }) => whoId === id);
    return { id, name, entries: entriesOfDay({ due, done }, now, hours) };
  });
  const next = turn && (await readNext(turn.of.id, turn.of.register));
  const isMine = turn?.of.assigneeId === staff.id;
  const code =
    turn && isMine && canWork ? await callCodeOf({ caseId: turn.of.id, userId: staff.id }) : undefined;
  return {
    staff,
    canWork,
    maySettle: may(staff, 'settle-requests'),
    mayReport: may(staff, 'erase-persons'),
    mayWrite: may(staff, 'write-content'),
    now,
    hours,
    turn,
    then,
    next,
    code: code?.code,
    days,
    // The colleagues who may take over the next call.
    others: team.filter(({ id }) => id !== (turn?.of.assigneeId ?? staff.id)),
    happenings: recentEvents(events, unsent),
    nobodys,
    unlisted,
    // Second attempts have a list of their own; what is of this day is on its line.
    alsoMine: mine.filter(({ attempts, dueAt }) => attempts === 0 && dateInIndia(dueAt) !== dateInIndia(now)),
    inOtherLanguages,
    second,
    unsent,
    warnings,
  };
}
