import { database } from '#platform/database.ts';
import { bindings, type CaseFilter, type CaseOrder, whereOf } from './case-filter.ts';
import { type CaseRow, rowColumns } from './case-row.ts';

/** A list of cases, page by page: each begins after the last case of the one before, however many there are. */
export type CasePage = { rows: CaseRow[]; next: string | undefined };

type Asked = {
  filter: CaseFilter;
  order: CaseOrder;
  after?: string | undefined;
  asker: number;
  size?: number;
};

export const pageSize = 50;

const orders = {
  newest: { column: 'created_at', by: 'c.created_at desc, c.id desc', beyond: '<' },
  due: { column: 'due_at', by: 'c.due_at, c.id', beyond: '>' },
} as const satisfies Record<CaseOrder, unknown>;

export async function listCases({ filter, order, after, asker, size = pageSize }: Asked): Promise<CasePage> {
  const { values, bind } = bindings();
  const { column, by, beyond } = orders[order];
  const conditions = [whereOf(filter, bind, asker)];
  if (order === 'due') conditions.push('c.due_at is not null');
  const place = readPlace(after);
  if (place) conditions.push(`(c.${column}, c.id) ${beyond} (${bind(place.moment)}, ${bind(place.id)})`);
  const { rows } = await database().query<CaseRow>(
    `select ${rowColumns} from (select * from cases c where ${conditions.join(' and ')} order by ${by}
       limit ${size + 1}) c left join users u on u.id = c.assignee_id order by ${by}`,
    values,
  );
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const moment = order === 'due' ? last?.dueAt : last?.createdAt;
  return { rows: shown, next: last && moment ? `${moment.getTime()}-${last.id}` : undefined };
}

/** Where a page begins: after this moment, and of those of the same moment after this case. */
function readPlace(text: string | undefined): { moment: Date; id: number } | undefined {
  const [, ms, id] = /^(\d{12,13})-(\d{1,9})$/.exec(text ?? '') ?? [];
  return ms && id ? { moment: new Date(Number(ms)), id: Number(id) } : undefined;
}
