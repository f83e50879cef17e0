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

const byArrival = { column: 'created_at', by: 'c.created_at desc, c.id desc', beyond: '<' } as const;
const parts = {
  newest: { ...byArrival, mark: '', where: 'true' },
  due: { column: 'due_at', by: 'c.due_at, c.id', beyond: '>', mark: '', where: 'c.due_at is not null' },
  undated: { ...byArrival, mark: 'x', where: 'c.due_at is null' },
} as const;
type Part = (typeof parts)[keyof typeof parts];

/** Cases without a day, such as those at rest, come after all that have one; read apart, each has its index. */
const orders = {
  newest: [parts.newest],
  due: [parts.due, parts.undated],
} as const satisfies Record<CaseOrder, readonly Part[]>;

export async function listCases({ filter, order, after, asker, size = pageSize }: Asked): Promise<CasePage> {
  const place = readPlace(after);
  const begin = Math.max(
    0,
    orders[order].findIndex(({ mark }) => mark === place?.mark),
  );
  const rows: CaseRow[] = [];
  for (const [index, part] of orders[order].slice(begin).entries()) {
    const left = size + 1 - rows.length;
    if (left > 0)
      rows.push(...(await rowsOf(part, { filter, asker, left, place: index === 0 ? place : undefined })));
  }
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && placeOf(last, order) };
}

type AskedOfPart = Pick<Asked, 'filter' | 'asker'> & { left: number; place: Place | undefined };

async function rowsOf(
  { column, by, beyond, mark, where }: Part,
  { filter, asker, left, place }: AskedOfPart,
): Promise<CaseRow[]> {
  const { values, bind } = bindings();
  const conditions = [whereOf(filter, bind, asker), where];
  if (place?.mark === mark)
    conditions.push(`(c.${column}, c.id) ${beyond} (${bind(place.moment)}, ${bind(place.id)})`);
  const { rows } = await database().query<CaseRow>(
    `select ${rowColumns} from (select * from cases c where ${conditions.join(' and ')} order by ${by}
       limit ${left}) c left join users u on u.id = c.assignee_id order by ${by}`,
    values,
  );
  return rows;
}

type Place = { mark: string; moment: Date; id: number };

function placeOf({ id, dueAt, createdAt }: CaseRow, order: CaseOrder): string {
  const mark = order === 'due' && !dueAt ? parts.undated.mark : '';
  const moment = order === 'due' && dueAt ? dueAt : createdAt;
  return `${mark}${moment.getTime()}-${id}`;
}

/** Where a page begins: after this moment, and of those of the same moment after this case. */
function readPlace(text: string | undefined): Place | undefined {
  const [, mark = '', ms, id] = /^(x?)(\d{12,13})-(\d{1,9})$/.exec(text ?? '') ?? [];
  return ms && id ? { mark, moment: new Date(Number(ms)), id: Number(id) } : undefined;
}
