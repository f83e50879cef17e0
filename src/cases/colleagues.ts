import type pg from 'pg';
import { may } from '#content/access/duties.ts';
import type { Colleague } from '#enquiry/submit/submission.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { database } from '#platform/database.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type CaseAssignedData, caseAssignedKey } from './case-assigned.ts';

/** Anyone who may have a case: with what they speak, and how much of today is still before them. */
export type ColleagueNow = Colleague & { role: string; languages: string[]; callsLeft: number };

export async function colleagues(): Promise<ColleagueNow[]> {
  const { rows } = await database().query<ColleagueNow>({
    name: 'colleagues',
    text: `select u.id, u.name, u.role,
        array(select l.value::text from users_languages l where l.parent_id = u.id order by l."order") as languages,
        (select count(*)::int from cases c where c.assignee_id = u.id and c.state <> 'closed'
          and c.due_at < (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day')
            at time zone 'Asia/Kolkata') as "callsLeft"
      from users u order by u.name, u.id`,
  });
  return rows.filter((user) => may(user, 'work-cases'));
}

type Given = { caseId: number; to: Colleague };

/** Owes someone who was given a case the mail that says so, if they want such mails. Of the visitor it says nothing. */
export async function notifyColleague(client: pg.ClientBase, { caseId, to }: Given): Promise<void> {
  const { rows } = await client.query<CaseAssignedData & { email: string }>(
    `select u.email, c.id as "caseId", c.reference, c.language, c.due_at as "dueAt"
     from cases c, users u where c.id = $1 and u.id = $2 and u.wants_mail`,
    [caseId, to.id],
  );
  for (const { email, ...data } of rows)
    await enqueueMail(client, { template: caseAssignedKey, to: email, locale: defaultLocale, data });
}
