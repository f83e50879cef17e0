import { newReference } from '#platform/ids.ts';
import { rowsOf } from './database.ts';

type SampleCase = Partial<{
  name: string;
  phone: string;
  email: string;
  city: string;
  purpose: string;
  language: string;
  page: string;
  source: string;
  state: string;
  assigneeId: number;
  attempts: number;
  dueAt: Date;
  closedAt: Date;
  outcome: string;
  createdAt: Date;
  /** May insurers be told? Left out: no one asked. */
  isShared: boolean;
}>;

let cases = 0;

/** A case with its enquiry, as if it had come long ago. @returns its id and its reference */
export async function sampleCase(of: SampleCase = {}): Promise<{ id: number; reference: string }> {
  cases += 1;
  const reference = newReference();
  const { name = 'Asha Rao', phone = String(7_000_000_000 + cases), email = '', city = '' } = of;
  const { purpose = 'Personal Insurance', language = 'English', page = '/', source = 'site' } = of;
  const createdAt = of.createdAt ?? new Date(Date.UTC(2026, 0, 1) - cases * 1000);
  const [record] = await rowsOf<{ id: number }>(
    `insert into call_from_experts (reference, name, phone, email, city) values ($1, $2, $3, $4, $5) returning id`,
    [reference, name, phone, email, city],
  );
  const [made] = await rowsOf<{ id: number }>(
    `insert into cases (reference, register, about, name, phone, email, city, purpose, language, page, source, state,
       assignee_id, attempts, due_at, closed_at, outcome, created_at, enquiry_id)
     values ($1, 'enquiries', $7, $2, $3, $4, $5, $6, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) returning id`,
    [
      ...[reference, name, phone, email, city, purpose, purpose, language, page, source],
      ...[of.state ?? 'new', of.assigneeId, of.attempts ?? 0, of.dueAt, of.closedAt, of.outcome],
      ...[createdAt, record?.id],
    ],
  );
  if (of.isShared !== undefined)
    await rowsOf(
      `insert into consents (reference, purpose, is_given, text, text_version, source, enquiry_id)
       values ($1, 'consent_share', $2, 'Asked', '1', 'test', $3)`,
      [reference, of.isShared, record?.id],
    );
  return { id: made?.id ?? 0, reference };
}
