import { siteFacts } from '#enquiry/store/site-facts.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import { casesOf, casesOfHalfHour, casesOfNobody, languagesOf } from '../today/read-today.ts';
import type { TodayCase } from '../today/today-case.ts';
import { turnsOf } from '../today/turns.ts';

/** The case whose turn it is after this one, as Today orders them. */
export async function nextInTurn(staff: Staff, after: number, now: Date): Promise<TodayCase | undefined> {
  const languages = await languagesOf(staff.id);
  const [mine, nobodys, ofHalfHour, { callingHours: hours }] = await Promise.all([
    casesOf(staff.id),
    casesOfNobody(languages),
    casesOfHalfHour(staff.id, languages, now),
    siteFacts(),
  ]);
  const turns = turnsOf([...mine, ...nobodys, ...ofHalfHour], { me: staff.id, languages, now, hours });
  return turns.find(({ of }) => of.id !== after)?.of;
}
