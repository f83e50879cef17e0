import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipEntries } from '#platform/files/zip-directory.ts';
import { censusRoutes } from './census-routes.ts';
import { censusMessages } from './messages/messages.ts';

const { columns } = censusMessages('en');
const answer = await censusRoutes({ 'x-content-type-options': 'nosniff' }, ['en']).request(
  '/group-medical-census.xlsx',
);

test('the sheet is an Excel file that is downloaded and may be kept', () => {
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="group-medical-census.xlsx"',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
});

test('it has a column for all that an offer needs, one row as an example, and asks for no name', async () => {
  const entries = zipEntries(Buffer.from(await answer.arrayBuffer())) ?? [];
  const xml = (name: string) =>
    inflateRawSync(entries.find((entry) => entry.name === name)?.data ?? '').toString();
  const sheet = xml('xl/worksheets/sheet1.xml');
  expect(sheet.match(/<row /g)).toHaveLength(2);
  for (const { head, example } of columns) {
    expect(sheet).toContain(`>${head}</t>`);
    expect(sheet).toContain(example);
  }
  expect(xml('xl/workbook.xml')).toContain('<sheet name="Census"');
  expect(columns.filter(({ head }) => /name/i.test(head) && !head.includes('no name'))).toEqual([]);
});
