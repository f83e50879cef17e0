import { inTransaction } from '#platform/database.ts';
import type { IssueContents } from './issue.ts';

/**
 * Begins to send an issue: fixes its words, and writes a row for each address that is confirmed now. The row can be
 * there only once, no matter who presses the button how often; who subscribes later gets the next issue.
 * @returns false when it has been sent, or is being sent
 */
export async function startSending(issueId: number, contents: IssueContents): Promise<boolean> {
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(
      'insert into newsletter.sendings (issue_id, content) values ($1, $2) on conflict do nothing',
      [issueId, JSON.stringify(contents)],
    );
    if (rowCount === 0) return false;
    await client.query(
      `insert into newsletter.recipients (issue_id, subscriber_id)
       select $1, id from newsletter_subscribers where state = 'confirmed' and email is not null
       on conflict do nothing`,
      [issueId],
    );
    return true;
  });
}
