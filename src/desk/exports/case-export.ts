/**
 * Cases as rows of a file, read bit by bit: each batch begins after the last case of the one before, so that no
 * connection and no snapshot is held while a slow reader takes their time, and no one's page waits for a long answer.
 * Advisers get the cases that they have, who oversees exports all of them; a case closed or handed over in the meantime is
 * told as it then is. The page that someone wrote from is left out: its path may name a treatment.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { aboutInLists } from '#cases/case-audience.ts';
import { callLanguages, caseOutcomes, caseSources, caseStates } from '#cases/case-words.ts';
import { may } from '#content/access/duties.ts';
import { database } from '#platform/database.ts';
import { type Cell, phoneText } from '#platform/files/cell.ts';
import type { Column } from '#platform/files/xlsx.ts';
import { bindings, type CaseFilter, whereOf } from '../case-lists/case-filter.ts';
import type { CaseRow } from '../case-lists/case-row.ts';
import type { Staff } from '../session/staff-of-request.ts';

export type ExportAsked = {
  filter: CaseFilter;
  /** Only these of them. */
  ids: readonly number[] | undefined;
  /** Insurers only get people who have allowed it. */
  readers: ExportReaders;
};
export const exportReaders = { insurers: 'for insurers', us: 'for ourselves' } as const;
export type ExportReaders = keyof typeof exportReaders;

type ExportRow = CaseRow & {
  language: string;
  source: keyof typeof caseSources;
  reachedAt: Date | null;
  isShared: boolean;
};

/** Rows read and written at once: other work, a visitor's page among it, waits no longer than for one such batch. */
const batchSize = 100;
/** Nor is it held up by hundreds of batches in a row: the export rests after each. */
const restMs = 5;

const columnsOfCase: readonly (Column & { cell: (row: ExportRow) => Cell })[] = [
  { head: 'Reference', width: 12, cell: (row) => row.reference },
  { head: 'Name', width: 26, cell: (row) => row.name },
  { head: 'Phone', width: 14, cell: (row) => phoneText(row.phone) },
  { head: 'E-mail', width: 30, cell: (row) => row.email },
  { head: 'City', width: 24, cell: (row) => row.city },
  { head: 'About', width: 24, cell: aboutInLists },
  {
    head: 'Language',
    width: 10,
    cell: (row) => callLanguages[row.language as keyof typeof callLanguages] ?? '',
  },
  { head: 'Reached us', width: 18, cell: (row) => caseSources[row.source] },
  { head: 'Sharing with insurers', width: 20, cell: (row) => (row.isShared ? 'allowed' : 'not allowed') },
  { head: 'State', width: 24, cell: (row) => caseStates[row.state] },
  { head: 'Has it', width: 20, cell: (row) => row.assignee },
  { head: 'Arrived', width: 17, cell: (row) => row.createdAt },
  { head: 'Due', width: 17, cell: (row) => row.dueAt },
  { head: 'First called', width: 17, cell: (row) => row.firstCallAt },
  { head: 'First spoken to', width: 17, cell: (row) => row.reachedAt },
  { head: 'Closed', width: 17, cell: (row) => row.closedAt },
  { head: 'How it ended', width: 26, cell: (row) => (row.outcome ? caseOutcomes[row.outcome] : null) },
];

export const exportColumns: readonly Column[] = columnsOfCase;

export async function* exportedRows(asked: ExportAsked, staff: Staff): AsyncGenerator<Cell[][]> {
  let last: ExportRow | undefined;
  do {
    const rows = await batchAfter(last, asked, staff);
    if (rows.length > 0) yield rows.map((row) => columnsOfCase.map(({ cell }) => cell(row)));
    last = rows.length < batchSize ? undefined : rows.at(-1);
    if (last) await pause(restMs);
  } while (last);
}

async function batchAfter(
  last: ExportRow | undefined,
  { filter, ids, readers }: ExportAsked,
  staff: Staff,
): Promise<ExportRow[]> {
  const { values, bind } = bindings();
  const conditions = [whereOf(filter, bind, staff.id)];
  if (!may(staff, 'oversee-exports')) conditions.push(`c.assignee_id = ${bind(staff.id)}`);
  if (ids) conditions.push(`c.id = any(${bind(ids)})`);
  if (readers === 'insurers') conditions.push(isShared);
  if (last) conditions.push(`(c.created_at, c.id) < (${bind(last.createdAt)}, ${bind(last.id)})`);
  const { rows } = await database().query<ExportRow>(
    `select c.id, c.reference, c.name, c.phone, c.email, c.city, c.register, c.purpose, c.about, c.language,
       c.source, c.state, c.outcome, u.name as assignee, c.due_at as "dueAt", c.first_call_at as "firstCallAt",
       c.reached_at as "reachedAt", c.closed_at as "closedAt", c.created_at as "createdAt", ${isShared} as "isShared"
     from cases c left join users u on u.id = c.assignee_id
     where ${conditions.join(' and ')} order by c.created_at desc, c.id desc limit ${batchSize}`,
    values,
  );
  return rows;
}

/**
 * A record without that consent, since its form did not ask, is not shared with anyone outside either; nor is that of
 * someone who has asked us to stop, whatever they allowed before.
 */
const isShared = `c.outcome is distinct from 'stopped' and exists (select from consents s where s.reference = c.reference and s.purpose = 'consent_share'
  and s.is_given and s.withdrawn_at is null)`;
