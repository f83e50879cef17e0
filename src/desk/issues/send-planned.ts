/**
 * Every instance looks for issues whose moment has come. Each finding is a job whose id is made from it, so that only one
 * instance's is taken; one that fails on the way is tried again, and an issue is sent once.
 */

import { contentService } from '#content/read/content-service.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import {
  dueSendings,
  notePlanProblem,
  type PlannedSending,
  unplanSending,
} from '#newsletter/issues/planned-sendings.ts';
import { idOfJob } from '#platform/daily-job.ts';
import { database, inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { describeError, log } from '#platform/log.ts';
import { defineQueue, enqueueOnce, work } from '#platform/queue.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { systemActor } from '../audit/origin.ts';
import { type StaffNoticeData, staffNoticeKey } from '../mails/staff-notice.ts';
import { momentInWords } from '../moments.ts';
import { sendIssue } from './send-issue.ts';

const plannedIssues = defineQueue<{ issueId: number }>('planned-issues', { retryDelay: 5 });
const lookEveryMs = 10_000;

/** @returns how to stop looking */
export async function startPlannedIssues(): Promise<() => void> {
  const look = () =>
    enqueuePlanned().catch((error: unknown) =>
      log.warn('planned issues not looked at', describeError(error)),
    );
  await work(plannedIssues, sendPlanned, { pollingIntervalSeconds: 5 });
  const timer = setInterval(look, lookEveryMs).unref();
  await look();
  return () => clearInterval(timer);
}

async function enqueuePlanned(): Promise<void> {
  for (const { issueId, sendAt } of await dueSendings())
    await enqueueOnce(
      plannedIssues,
      { issueId },
      idOfJob(plannedIssues.name, `${issueId} ${sendAt.toISOString()}`),
    );
}

/** Sends one, if it is still planned for now. One that cannot be sent stays as it is, and its planner is told why. */
export async function sendPlanned({ issueId }: { issueId: number }): Promise<void> {
  const due = (await dueSendings()).find((planned) => planned.issueId === issueId);
  if (!due) return;
  // Sent by hand in the moment in which it was scheduled.
  if (await sendingOf(issueId)) return void (await unplanSending(database(), issueId));
  const toSend = { id: issueId, by: systemActor, detail: `as ${due.who} had scheduled` };
  const { isStarted, message } = await sendIssue(await contentService(), toSend);
  if (isStarted) log.info('planned newsletter began to go out', { issue: issueId });
  // Another attempt may have begun it in the same instant.
  else if (!(await sendingOf(issueId)) && (await notePlanProblem(due, message))) {
    log.warn('planned newsletter not sent', { issue: issueId });
    await tell(due, message);
  }
}

async function tell({ issueId, sendAt, userId }: PlannedSending, problem: string): Promise<void> {
  const data: StaffNoticeData = {
    subject: 'A newsletter could not be sent',
    text: `It was due to go out on ${momentInWords(sendAt)}, but was not sent. ${problem} No one has got it: open it, and send it or set another time.`,
    link: `${env().siteUrl}/desk/newsletters/${issueId}`,
  };
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ email: string }>('select email from users where id = $1', [userId]);
    for (const { email: to } of rows)
      await enqueueMail(client, { template: staffNoticeKey, to, locale: defaultLocale, data });
  });
}
