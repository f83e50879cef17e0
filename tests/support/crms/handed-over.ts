import { rowsOf } from '../database.ts';
import { newVisitor, sampleEnquiry } from '../visitor.ts';
import type { CrmKey } from './all-crms.ts';

/** Saves an enquiry, and gives its reference with the delivery to each CRM. */
export async function handedOver(changes: Record<string, unknown> = {}) {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry(changes));
  const reference = String(body.data?.reference);
  const rows = await rowsOf<{ id: number; recipient: CrmKey }>(
    `select id, recipient from deliveries where reference = $1 and channel = 'crm' order by id`,
    [reference],
  );
  const deliveries = Object.fromEntries(rows.map(({ recipient, id }) => [recipient, id])) as Record<
    CrmKey,
    number
  >;
  return { reference, deliveries };
}
