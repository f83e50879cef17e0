import { callCodeOf } from '#cases/calls/call-code.ts';
import type { CaseConsent } from '#cases/case-consents.ts';
import { consentsOf } from '#cases/case-consents.ts';
import { type ColleagueNow, colleagues } from '#cases/colleagues.ts';
import { type CaseRead, readCase } from '#cases/read-case.ts';
import { recordView } from '#cases/record-view.ts';
import { may } from '#content/access/duties.ts';
import { retentionOf } from '#enquiry/definitions/find-form.ts';
import { deliveriesOf } from '#enquiry/deliveries/read-deliveries.ts';
import { siteFacts } from '#enquiry/store/site-facts.ts';
import type { CallingHours } from '#forms/calling-times.ts';
import { mailsAbout } from '#mail/outbox/mails-about.ts';
import { allTemplates } from '#mail/templates.ts';
import { isErasureAsked } from '#privacy/requests/erasure-asked.ts';
import type { Staff } from '../../session/staff-of-request.ts';
import type { TodayCase } from '../today/today-case.ts';
import { nextInTurn } from './next-in-turn.ts';
import { type ResultOfCase, resultOfCase } from './result-of-case.ts';
import { type Entry, timelineEntries } from './timeline-entries.ts';

/** All the facts that the page of a case shows. */
export type CaseFacts = {
  /** The member of staff who opens it. */
  me: Staff;
  of: CaseRead;
  entries: Entry[];
  consents: CaseConsent[];
  result: ResultOfCase | undefined;
  keptUntil: Date;
  hours: CallingHours;
  now: Date;
  /** They have asked us to erase what we have of them, and that still waits. */
  isErasureAsked: boolean;
  /** Work that the reader may do on it; undefined where it is not theirs to work, or someone else's. */
  work: CaseWork | undefined;
  /** A case that someone else has can be noted on. */
  mayNote: boolean;
};

export type CaseWork = {
  /** Code by which the visitor recognises this call; undefined where no one calls any more. */
  code: { code: string; expiresAt: Date } | undefined;
  colleagues: ColleagueNow[];
  /** The case that is next once this one is saved. */
  next: TodayCase | undefined;
};

/** Reads it, and notes that it was looked at. @returns nothing where there is no such case */
export async function readCaseFacts(id: number, staff: Staff): Promise<CaseFacts | undefined> {
  const of = await readCase(id);
  if (!of) return undefined;
  const { reference, register, submissionId } = of;
  const [mails, deliveries, consents, templates, { callingHours: hours, retention }, erasure, result, work] =
    await Promise.all([
      mailsAbout(reference),
      deliveriesOf(reference),
      consentsOf(reference),
      allTemplates(),
      siteFacts(),
      isErasureAsked(of),
      register === 'enquiries' ? resultOfCase(submissionId) : undefined,
      workOf(of, staff),
    ]);
  await recordView(id, staff);
  const mailTitles = new Map(templates.map(({ key, title }) => [key, title]));
  return {
    me: staff,
    of,
    entries: timelineEntries({ of, mails, deliveries, mailTitles }),
    consents,
    isErasureAsked: erasure,
    result,
    keptUntil: monthsAfter(of.createdAt, retention[retentionOf(register)]),
    hours,
    now: new Date(),
    work,
    mayNote: may(staff, 'work-cases'),
  };
}

async function workOf(of: CaseRead, staff: Staff): Promise<CaseWork | undefined> {
  const isTheirs = of.assigneeId === null || of.assigneeId === staff.id || staff.role === 'administrator';
  const isStopped = of.state === 'closed' && of.outcome === 'stopped';
  if (!may(staff, 'work-cases') || !isTheirs || isStopped) return undefined;
  const [code, all, next] = await Promise.all([
    of.state === 'closed' ? undefined : callCodeOf({ caseId: of.id, userId: staff.id }),
    colleagues(),
    nextInTurn(staff, of.id, new Date()),
  ]);
  return { code, next, colleagues: all.filter(({ id }) => id !== (of.assigneeId ?? staff.id)) };
}

function monthsAfter(day: Date, months: number): Date {
  const after = new Date(day);
  after.setUTCMonth(after.getUTCMonth() + months);
  return after;
}
