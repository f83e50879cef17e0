import { type AuditKind, recordAuditThrottled } from '#content/audit/audit-log.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { consume } from '#platform/rate-limits.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { type StaffNoticeData, staffNoticeKey } from '../mails/staff-notice.ts';
import { type Attempt, maxFromNewPlaces } from './attempts.ts';
import type { KeptPassword } from './password-hash.ts';

type Person = { id: number; name: string; email: string; kept: KeptPassword };

type Failed = {
  kind: AuditKind & ('wrong-password' | 'wrong-code');
  /** Absent for an e-mail that no account has. Recorded all the same: else the time of an answer would tell. */
  person: Person | undefined;
  /** Absent during a pause. */
  attempt: Attempt | undefined;
  from: Origin;
};

/** Records a try that was wrong or came during a pause, and what follows from it. */
export async function recordFailure({ kind, person, attempt, from }: Failed): Promise<void> {
  const by = actorOf(person ?? { id: null, name: 'Not known' }, from);
  await recordAuditThrottled({ kind: person && !attempt ? 'tried-in-pause' : kind, by });
  if (!person || !attempt) return;
  if (attempt.left === 0)
    await recordAuditThrottled({ kind: 'paused', by, detail: 'Where the attempts came from' });
  if (!attempt.isLastOfNewPlaces) return;
  await recordAuditThrottled({
    kind: 'paused',
    by,
    detail: 'All browsers and networks that are new to the account',
  });
  // An account that only the office opens has no password that could be wrong, or be set.
  if (person.kept.hash) await tellOfPause(person);
}

/** One mail a day, however long an attack goes on. */
async function tellOfPause({ id, email }: Person): Promise<void> {
  const daily = { name: 'mails-about-pauses', points: 1, seconds: 86_400 };
  if (!(await consume(daily, String(id))).isAllowed) return;
  const data: StaffNoticeData = {
    subject: 'Wrong passwords for your staff account',
    text: `There were ${maxFromNewPlaces} failed attempts to log in to your account within an hour, from browsers and networks that are new to it. These have to wait an hour. You can still log in from a browser that you have used before. If you cannot wait, set a new password: that ends the pause. We send this mail at most once a day.`,
    link: `${env().siteUrl}/desk/login/forgot`,
  };
  await inTransaction((client) =>
    enqueueMail(client, { template: staffNoticeKey, to: email, locale: defaultLocale, data }),
  );
}
