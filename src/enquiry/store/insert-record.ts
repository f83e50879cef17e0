import type pg from 'pg';
import { enqueue } from '#platform/queue.ts';
import { deliveryQueue } from '../deliveries/delivery.queue.ts';
import type { PlannedDelivery } from '../deliveries/planned-deliveries.ts';
import { consentTexts, consentVersion } from '../messages/consents.en.ts';
import { consentPurposes } from '../schema/consents.ts';
import { ownPath } from './own-path.ts';
import type { SaveOrder } from './save-order.ts';

/**
 * Writes a record with what belongs to it, in one statement: what the visitor agreed to, purpose by purpose
 * with the words that stood beside the box, and the deliveries that it owes, each with its job.
 */
const common = [
  'reference',
  'name',
  'phone',
  'email',
  'city',
  'contact_date',
  'contact_time',
  'contact_language',
  'concern',
  'referrer_url',
  'variant',
  'channel',
  'captcha',
];

const enquiryStatement = statement({
  table: 'call_from_experts',
  columns: [...common, 'sum_insured', 'sub_purpose', 'company_name'],
  owner: 'enquiry_id',
});

// Agents are unique by phone and by e-mail: who is there already leaves no row, and nothing else is written.
const agentStatement = statement({
  table: 'posp_agent_forms',
  columns: common,
  owner: 'agent_id',
  onConflict: 'on conflict do nothing',
});

type Target = { table: string; columns: string[]; owner: 'enquiry_id' | 'agent_id'; onConflict?: string };

function statement({ table, columns, owner, onConflict = '' }: Target): { name: string; text: string } {
  const list = columns.join(', ');
  const text = `
    with record as (
      insert into ${table} (${list})
      select ${list} from jsonb_populate_record(null::${table}, $1) ${onConflict}
      returning id, reference
    ), agreed as (
      insert into consents (reference, purpose, is_given, text, text_version, source, ${owner})
      select record.reference, c.purpose, c.is_given, c.text, c.text_version, c.source, record.id
      from record, jsonb_populate_recordset(null::consents, $2) c
    )
    insert into deliveries (reference, channel, recipient, subject, body, message_id, ${owner})
    select record.reference, d.channel, d.recipient, d.subject, d.body, d.message_id, record.id
    from record, jsonb_populate_recordset(null::deliveries, $3) d
    returning id`;
  return { name: `insert-${owner}`, text };
}

export type RecordToInsert = { order: SaveOrder; reference: string; deliveries: PlannedDelivery[] };

export async function insertEnquiry(client: pg.ClientBase, record: RecordToInsert): Promise<void> {
  await insert(client, enquiryStatement, record);
}

/** @returns false when the phone or the e-mail belongs to an agent whom we have already */
export async function insertAgent(client: pg.ClientBase, record: RecordToInsert): Promise<boolean> {
  const deliveryCount = await insert(client, agentStatement, record);
  return deliveryCount > 0;
}

async function insert(
  client: pg.ClientBase,
  { name, text }: { name: string; text: string },
  { order, reference, deliveries }: RecordToInsert,
): Promise<number> {
  const { enquiry, channel, captcha } = order;
  const referrer_url = ownPath(enquiry.referrer_url);
  const record = { ...enquiry, reference, referrer_url, channel, captcha };
  const consents = consentPurposes.map((purpose) => ({
    purpose,
    is_given: enquiry[purpose],
    text: consentTexts[purpose],
    text_version: consentVersion,
    source: `${channel} ${referrer_url}`.trim(),
  }));
  const values = [record, consents, deliveries].map((value) => JSON.stringify(value));
  const { rows } = await client.query<{ id: number }>({ name, text, values });
  for (const { id } of rows) await enqueue(deliveryQueue, { deliveryId: id }, client);
  return rows.length;
}
