import { rowsOf } from './database.ts';
import { newVisitor, sampleEnquiry } from './visitor.ts';

/** The case of a form that a visitor has sent, as the endpoint opens it. */
export async function sentCase(
  endpoint = 'save_lead_data',
  form = sampleEnquiry(),
): Promise<{ id: number; reference: string }> {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form);
  const reference = String(body.data?.reference);
  const [found] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [reference]);
  return { id: found?.id ?? 0, reference };
}

/** The events of a case, the oldest first, with who did it. */
export async function eventsIn(id: number): Promise<string[]> {
  const rows = await rowsOf<{ kind: string; who: string }>(
    'select kind, who from case_events where case_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind, who }) => (who ? `${kind} ${who}` : kind));
}
