import type pg from 'pg';
import { consentWordsOf } from '#enquiry/submit/consent-words-of.ts';
import type { Submission } from '#enquiry/submit/submission.ts';
import { consentsAskedBy } from '#forms/form.ts';
import { notifyColleague } from './colleagues.ts';

/**
 * Completes a case that staff entered by hand: its owner, and who heard each consent. In the transaction that saves it;
 * the new owner is notified, unless they gave it to themselves.
 */
export async function openByHand(
  client: pg.ClientBase,
  reference: string,
  submission: Submission,
): Promise<void> {
  const { form, consents, byHand } = submission;
  if (!byHand) return;
  const { by, to } = byHand;
  const { rows } = await client.query<{ id: number }>('select id from cases where reference = $1', [
    reference,
  ]);
  for (const { id } of rows) {
    const addEvent = (kind: 'allowed' | 'taken' | 'handed-over', text = '', detail = '') =>
      client.query(
        `insert into case_events (case_id, reference, kind, text, detail, who, who_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
        [id, reference, kind, text, detail, by.name, by.id],
      );
    for (const purpose of consentsAskedBy(form).filter((asked) => consents[asked]))
      await addEvent('allowed', consentWordsOf(submission)[purpose].text, purpose);
    if (!to) continue;
    await client.query(`update cases set assignee_id = $2, state = 'taken' where id = $1`, [id, to.id]);
    if (to.id === by.id) await addEvent('taken');
    else {
      await addEvent('handed-over', '', to.name);
      await notifyColleague(client, { caseId: id, to });
    }
  }
}
