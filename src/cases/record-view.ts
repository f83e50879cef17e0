import type { Colleague } from '#enquiry/submit/submission.ts';
import { inTransaction } from '#platform/database.ts';

/**
 * Notes that someone looked at a case, once a day and person. Two windows that open at once wait for each other, so
 * that the second finds what the first has noted.
 */
export async function recordView(caseId: number, { id, name }: Colleague): Promise<void> {
  await inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtext($1), $2)', [`viewed ${caseId}`, id]);
    await client.query({
      name: 'record-view',
      text: `insert into case_events (case_id, reference, kind, who, who_id, created_at)
        select c.id, c.reference, 'viewed', $3, $2, clock_timestamp() from cases c
        where c.id = $1 and not exists (
          select from case_events e where e.case_id = c.id and e.kind = 'viewed' and e.who_id = $2
            and e.created_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`,
      values: [caseId, id, name],
    });
  });
}
