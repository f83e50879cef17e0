import { database } from '#platform/database.ts';
import { crmNotices } from '../deliveries/notice-types.ts';

/** Counts of a CRM's deliveries. */
export type CrmCounts = { waiting: number; failed: number; lastSentAt: Date | null };

/** @returns nothing under the key of a CRM that has had none */
export async function countCrmDeliveries(): Promise<Map<string, CrmCounts>> {
  const { rows } = await database().query<CrmCounts & { crm: string }>(
    `select recipient as crm, count(*) filter (where state in ('pending', 'sending'))::int as waiting,
       count(*) filter (where state = 'failed')::int as failed, max(sent_at) as "lastSentAt"
     from deliveries where channel = 'crm' group by recipient`,
  );
  return new Map(rows.map(({ crm, ...counts }) => [crm, counts]));
}

/** A delivery that did not arrive, with what staff need to mend it. */
export type CrmTrouble = {
  id: number;
  crm: string;
  reference: string;
  caseId: number | null;
  /** It asks to erase a person. */
  isErasure: boolean;
  state: 'pending' | 'sending' | 'failed';
  attempts: number;
  reason: string;
  createdAt: Date;
};

const maxShown = 100;

/** Those that were given up first; then the newest. */
export async function crmTroubles(): Promise<CrmTrouble[]> {
  const { rows } = await database().query<CrmTrouble>(
    `select d.id, d.recipient as crm, d.reference, c.id as "caseId", d.subject = $1 as "isErasure", d.state,
       d.attempts::int, d.last_error as reason, d.created_at as "createdAt"
     from deliveries d left join cases c on c.reference = d.reference
     where d.channel = 'crm' and d.state <> 'sent' and d.last_error is not null
     order by d.state = 'failed' desc, d.id desc limit $2`,
    [crmNotices.erased, maxShown],
  );
  return rows;
}
