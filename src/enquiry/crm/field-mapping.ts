import type pg from 'pg';
import { database } from '#platform/database.ts';
import type { CurrentRecord } from '../store/current-records.ts';
import type { CrmAdapter, CrmLead } from './adapter.ts';
import { isOurField, type OurField, ourFieldNames, ourValues } from './our-fields.ts';

/** A CRM's field for each of ours; a field that goes nowhere is not there. */
export type FieldMapping = Readonly<Partial<Record<OurField, string>>>;

export type SavedMapping = { fields: FieldMapping; changedAt: Date; changedBy: string };

/** @returns nothing while the adapter's own are in force */
export async function savedMapping(crm: string): Promise<SavedMapping | undefined> {
  const { rows } = await database().query<SavedMapping>({
    name: 'crm-mapping',
    text: `select fields, changed_at as "changedAt", changed_by as "changedBy" from enquiry.crm_mappings where crm = $1`,
    values: [crm],
  });
  return rows[0];
}

export async function mappingOf(adapter: CrmAdapter): Promise<FieldMapping> {
  return (await savedMapping(adapter.key))?.fields ?? adapter.fields;
}

/** Names of fields as CRMs have them: letters, digits and underscores. */
const fieldName = /^[A-Za-z]\w{0,79}$/;

export type MappingProblems = Partial<Record<OurField, string>>;

/** @param typed the CRM's fields by ours; an empty one goes nowhere */
export function readMapping(typed: Readonly<Record<string, string>>): {
  fields: FieldMapping;
  problems: MappingProblems;
} {
  const fields: Partial<Record<OurField, string>> = {};
  const problems: MappingProblems = {};
  const taken = new Map<string, OurField>();
  for (const field of ourFieldNames) {
    const name = (typed[field] ?? '').trim();
    if (!name) continue;
    fields[field] = name;
    if (!fieldName.test(name))
      problems[field] =
        'A field’s name begins with a letter and contains only letters, digits and underscores.';
    if (taken.has(name)) problems[field] = 'Another of our fields already goes into this field of the CRM.';
    taken.set(name, field);
  }
  if (!fields.reference)
    problems.reference =
      'The reference number needs a field, so that the CRM can find a record that it already has.';
  return { fields, problems };
}

type Change = { crm: string; fields: FieldMapping; by: string };

export async function saveMapping(client: pg.ClientBase, { crm, fields, by }: Change): Promise<void> {
  await client.query(
    `insert into enquiry.crm_mappings (crm, fields, changed_by) values ($1, $2, $3)
     on conflict (crm) do update set fields = $2, changed_by = $3, changed_at = now()`,
    [crm, JSON.stringify(fields), by],
  );
}

/** From now on the adapter's own are in force again. */
export async function forgetMapping(client: pg.ClientBase, crm: string): Promise<void> {
  await client.query('delete from enquiry.crm_mappings where crm = $1', [crm]);
}

export function leadOf(record: CurrentRecord, mapping: FieldMapping): CrmLead {
  const values = ourValues(record);
  const pairs = Object.entries(mapping).flatMap(([field, name]) =>
    isOurField(field) && name && values[field] ? [[name, values[field]]] : [],
  );
  const { reference } = record;
  return { reference, referenceField: mapping.reference ?? '', fields: Object.fromEntries(pairs) };
}
