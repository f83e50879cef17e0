import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { xlsxOf, xlsxType } from '#platform/files/xlsx.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';
import type { Headers } from '../document/security-headers.ts';
import { censusPath } from './census-path.ts';
import { censusMessages } from './messages/messages.ts';

/** An empty census as a workbook: what to list about each person, and one row that shows how. */
export function censusRoutes(baseHeaders: Headers, locales: Locales): Hono {
  const routes = new Hono();
  for (const locale of locales) {
    routes.get(pathIn(locale, censusPath), () => {
      const headers = {
        ...baseHeaders,
        'content-type': xlsxType,
        'content-disposition': `attachment; filename="${censusMessages(locale).file}.xlsx"`,
        'cache-control': 'public, max-age=3600',
      };
      return new Response(Readable.toWeb(censusSheet(locale)) as ReadableStream, { headers });
    });
  }
  return routes;
}

function censusSheet(locale: Locale): Readable {
  const { sheet, columns } = censusMessages(locale);
  return xlsxOf({ sheet, columns, batches: [[columns.map(({ example }) => example)]] });
}
