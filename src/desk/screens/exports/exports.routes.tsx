import { Readable } from 'node:stream';
import { isOneOf } from '#cases/case-words.ts';
import { colleagues } from '#cases/colleagues.ts';
import { dateInIndia } from '#platform/clock.ts';
import { type CaseFilter, readFilter } from '../../case-lists/case-filter.ts';
import { wordsOfFilter } from '../../case-lists/filter-words.ts';
import { readQuery } from '../../case-lists/list-address.ts';
import { readChosen } from '../../case-lists/read-chosen.ts';
import { type ExportReaders, exportReaders } from '../../exports/case-export.ts';
import { type ExportFormat, exportFile, exportFormats } from '../../exports/export-file.ts';
import { exportLog, logExport } from '../../exports/export-log.ts';
import type { DeskRoute } from '../desk-route.ts';
import { RefusedPage } from '../frame/refused-page.tsx';
import { ExportsPage } from './exports-page.tsx';

const maxReasonLength = 300;

/** Cases leave as a file, for a reason that is kept; and the list of what has left. */
export const exportsRoutes: readonly DeskRoute[] = [
  {
    method: 'get',
    path: '/exports',
    duty: 'oversee-exports',
    answer: async ({ c, draw }) => {
      const before = /^\d{1,18}$/.exec(c.req.query('before') ?? '')?.[0];
      const noted = await exportLog(before);
      return draw({ title: 'Exports', place: 'find', body: <ExportsPage noted={noted} /> });
    },
  },
  {
    method: 'post',
    path: '/exports',
    duty: 'export-cases',
    answer: async ({ c, staff, input, draw }) => {
      const asked = readAsked(input);
      if ('refusal' in asked)
        return draw({ title: 'Export', status: 422, body: <RefusedPage text={asked.refusal} /> });
      const { format, reason, filter, ids, readers } = asked;
      const noteId = await logExport({
        userId: staff.id,
        who: staff.name,
        reason,
        asked: await askedInWords({ filter, ids, readers }),
        format,
      });
      const file = exportFile({ format, filter, ids, readers, staff, noteId });
      return c.body(Readable.toWeb(file) as ReadableStream, 200, {
        'Content-Type': exportFormats[format],
        'Content-Disposition': `attachment; filename="cases-${dateInIndia()}.${format}"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
    },
  },
];

type Asked = {
  format: ExportFormat;
  reason: string;
  filter: CaseFilter;
  ids: number[] | undefined;
  readers: ExportReaders;
};

function readAsked(input: Readonly<Record<string, string>>): Asked | { refusal: string } {
  const { format, readers, which } = input;
  const reason = (input.reason ?? '').replace(/[\s\0]+/g, ' ').trim();
  if (!reason || reason.length > maxReasonLength)
    return { refusal: 'Please say in a few words why you need the file. Nothing has been exported.' };
  if (!isOneOf(exportFormats, format) || !isOneOf(exportReaders, readers))
    return { refusal: 'Please choose the kind of file and who will read it. Nothing has been exported.' };
  if (which === 'all') {
    const filter = readFilter(readQuery(input.list));
    return { format, reason, readers, filter, ids: undefined };
  }
  const ids = readChosen(input.case);
  if (ids.length === 0)
    return { refusal: 'Please choose cases first, or the whole list. Nothing has been exported.' };
  return { format, reason, readers, filter: {}, ids };
}

async function askedInWords({ filter, ids, readers }: Pick<Asked, 'filter' | 'ids' | 'readers'>) {
  const known = await colleagues();
  const nameOf = (id: number) => known.find((colleague) => colleague.id === id)?.name ?? 'somebody';
  const words = wordsOfFilter(filter, nameOf).join(', ') || 'all cases';
  return `${ids ? 'chosen cases' : words}; ${exportReaders[readers]}`;
}
