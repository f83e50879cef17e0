import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { type AuditActor, recordAuditOf } from '#content/audit/audit-log.ts';
import { databaseOf } from '#content/service-transaction.ts';
import type { IssueContents } from './issue.ts';

type Start = {
  issueId: number;
  contents: IssueContents;
  by: AuditActor;
  /** For the audit log. */
  detail: string;
};

/**
 * Begins to send an issue, as part of the transaction that publishes it: fixes its words, writes a row for each address
 * that is confirmed now, takes it off the schedule and notes who sent it. The row of a sending can be there only once;
 * who subscribes later gets the next issue.
 */
export async function startSending(
  req: PayloadRequest,
  { issueId, contents, by, detail }: Start,
): Promise<void> {
  const db = await databaseOf(req);
  const statements = [
    sql`insert into newsletter.sendings (issue_id, content) values (${issueId}, ${JSON.stringify(contents)})`,
    sql`insert into newsletter.recipients (issue_id, subscriber_id)
        select ${issueId}, id from newsletter_subscribers where state = 'confirmed' and email is not null
        on conflict do nothing`,
    sql`delete from newsletter.planned where issue_id = ${issueId}`,
  ];
  for (const statement of statements) await req.payload.db.execute({ db, sql: statement });
  await recordAuditOf(req, { kind: 'newsletter-sent', by, about: `newsletter ${issueId}`, detail });
}
