import { beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#content/access/duties.ts';
import type { ExportReaders } from '#desk/exports/case-export.ts';
import { exportFile } from '#desk/exports/export-file.ts';
import { logExport } from '#desk/exports/export-log.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { sampleCase } from '../support/sample-cases.ts';

setEnvironment();
withDatabase();
withContentService();

const ids = new Map<StaffRole, number>();
beforeAll(async () => {
  for (const role of ['administrator', 'adviser', 'compliance'] as const)
    ids.set(role, (await staffMember(role)).id);
});

type Asked = { role: StaffRole; city: string; readers?: ExportReaders; chosen?: number[] };

async function begin({ role, city, readers = 'us', chosen }: Asked) {
  const staff = { id: ids.get(role) ?? 0, name: role, email: '', role, sessionId: '' };
  const noted = { userId: staff.id, who: role, reason: 'A list for the post', asked: city, format: 'csv' };
  const noteId = await logExport(noted);
  return {
    noteId,
    file: exportFile({ format: 'csv', filter: { city }, ids: chosen, readers, staff, noteId }),
  };
}

/** The lines of the file below its head. */
async function exported(asked: Asked): Promise<string[]> {
  const { file, noteId } = await begin(asked);
  const text = Buffer.concat(await file.toArray()).toString('utf8');
  expect(text).toMatch(/^\ufeff"Reference","Name",/);
  const lines = text.split('\r\n').slice(1, -1);
  expect(await rowsOf('select rows, reason from staff.exports where id = $1', [noteId])).toEqual([
    { rows: lines.length, reason: 'A list for the post' },
  ]);
  return lines.sort();
}

const referencesIn = (lines: string[]) => lines.map((line) => line.slice(1, 9));

test('an adviser takes along the cases that they have, an overseer every one', async () => {
  const city = 'Kohima';
  const mine = await sampleCase({ city, state: 'taken', assigneeId: ids.get('adviser') });
  const nobodys = await sampleCase({ city });
  const all = [mine.reference, nobodys.reference].sort();
  expect(referencesIn(await exported({ role: 'adviser', city }))).toEqual([mine.reference]);
  for (const role of ['administrator', 'compliance'] as const)
    expect(referencesIn(await exported({ role, city }))).toEqual(all);
  const chosen = [mine.id, nobodys.id];
  expect(referencesIn(await exported({ role: 'adviser', city, chosen }))).toEqual([mine.reference]);
  expect(referencesIn(await exported({ role: 'compliance', city, chosen: [nobodys.id] }))).toEqual([
    nobodys.reference,
  ]);
});

test('exports for insurers leave out people who have not consented, have withdrawn, or asked us to stop', async () => {
  const city = 'Imphal';
  const allowed = await sampleCase({ city, isShared: true });
  const taken = await sampleCase({ city, isShared: true });
  await rowsOf('update consents set withdrawn_at = now() where reference = $1', [taken.reference]);
  await sampleCase({ city, isShared: true, state: 'closed', outcome: 'stopped' });
  await sampleCase({ city, isShared: false });
  await sampleCase({ city });
  const asked = { role: 'compliance', city } as const;
  expect(referencesIn(await exported({ ...asked, readers: 'insurers' }))).toEqual([allowed.reference]);
  const ours = await exported(asked);
  expect(ours).toHaveLength(5);
  for (const line of ours)
    expect(line).toContain(line.includes(allowed.reference) ? '"allowed"' : '"not allowed"');
});

test('visitors’ words never become formulas, and hints at a treatment are left out', async () => {
  const city = 'Aizawl';
  const name = '=HYPERLINK("https://elsewhere.example")';
  await sampleCase({ city, name, purpose: 'IVF Insurance', page: '/ivf-maternity-insurance' });
  const [line] = await exported({ role: 'compliance', city });
  expect(line).toContain(`"'=HYPERLINK(""https://elsewhere.example"")"`);
  expect(line).not.toMatch(/ivf/i);
});

test('many rows come in many batches, each row once', async () => {
  const city = 'Agartala';
  for (let made = 0; made < 3; made += 1) await sampleCase({ city });
  await rowsOf(
    `insert into cases (reference, register, city, created_at) select 'AA2AA2AA', 'enquiries', $1, '2026-01-01'
     from generate_series(1, 1000)`,
    [city],
  );
  expect(await exported({ role: 'administrator', city })).toHaveLength(1003);
});

test('a client that goes away ends the reading, and the rows sent by then are noted', async () => {
  const city = 'Shillong';
  await rowsOf(
    `insert into cases (reference, register, city, name) select 'AA2AA2AA', 'enquiries', $1, repeat('Asha ', 200)
     from generate_series(1, 5000)`,
    [city],
  );
  const { file, noteId } = await begin({ role: 'administrator', city });
  for await (const _ of file) break;
  await expect
    .poll(() => rowsOf<{ rows: number | null }>('select rows from staff.exports where id = $1', [noteId]))
    .not.toEqual([{ rows: null }]);
  const [{ rows } = { rows: 0 }] = await rowsOf<{ rows: number }>(
    'select rows from staff.exports where id = $1',
    [noteId],
  );
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(2000);
});
