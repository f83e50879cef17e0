import { Readable } from 'node:stream';
import { recordAudit } from '#content/audit/audit-log.ts';
import { dateInIndia, isDay } from '#platform/clock.ts';
import { database } from '#platform/database.ts';
import type { Cell } from '#platform/files/cell.ts';
import { csvOf } from '#platform/files/csv.ts';
import { type AuditGroup, auditGroups, auditWords } from '../../audit/audit-words.ts';
import { actorOf, originOf } from '../../audit/origin.ts';
import { type AuditFilter, peopleInAudit, readAudit } from '../../audit/read-audit.ts';
import type { DeskCall, DeskRoute } from '../desk-route.ts';
import { AuditPage } from './audit-page.tsx';

const duty = 'read-audit-log';
const pageSize = 50;
const rowsPerBatch = 500;

/** The audit log, as a page and as a file. */
export const auditRoutes: readonly DeskRoute[] = [
  { method: 'get', path: '/audit', duty, answer: showAudit },
  { method: 'post', path: '/audit/file', duty, answer: exportAudit },
];

async function showAudit({ c, draw }: DeskCall): Promise<Response> {
  const query = c.req.query();
  const filter = readFilter(query);
  const [rows, people] = await Promise.all([
    readAudit({ filter, before: query.before, limit: pageSize + 1 }),
    peopleInAudit(),
  ]);
  const shown = rows.slice(0, pageSize);
  const older = rows.length > pageSize ? shown.at(-1)?.cursor : undefined;
  return draw({ title: 'Audit log', body: <AuditPage {...{ rows: shown, people, filter, older }} /> });
}

async function exportAudit({ c, staff, input }: DeskCall): Promise<Response> {
  const filter = readFilter(input);
  const detail = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  await recordAudit(database(), {
    kind: 'audit-exported',
    by: actorOf(staff, originOf(c)),
    detail: detail.join(', '),
  });
  const file = Readable.from(csvOf(batchesOf(filter)), { objectMode: false });
  return c.body(Readable.toWeb(file) as ReadableStream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="audit-log-${dateInIndia()}.csv"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}

async function* batchesOf(filter: AuditFilter): AsyncGenerator<Cell[][]> {
  yield [['When', 'Who', 'What', 'Concerning', 'Details', 'Network', 'Device']];
  let before: string | undefined;
  for (;;) {
    const rows = await readAudit({ filter, before, limit: rowsPerBatch });
    yield rows.map(({ kind, who, about, detail, network, device, createdAt }) => [
      createdAt,
      who,
      auditWords[kind],
      about,
      detail,
      network,
      device,
    ]);
    if (rows.length < rowsPerBatch) return;
    before = rows.at(-1)?.cursor;
  }
}

/** Whatever is not a choice of the page narrows nothing. */
function readFilter({
  person,
  group,
  from,
  until,
}: Readonly<Record<string, string | undefined>>): AuditFilter {
  const day = (text = '') => (isDay(text) ? text : undefined);
  return {
    person: /^\d{1,9}$/.test(person ?? '') ? Number(person) : undefined,
    group: group && Object.hasOwn(auditGroups, group) ? (group as AuditGroup) : undefined,
    from: day(from),
    until: day(until),
  };
}
