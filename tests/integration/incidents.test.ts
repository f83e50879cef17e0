import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { readAudit } from '#desk/audit/read-audit.ts';
import { firstReportDueAt } from '#desk/incidents/incidents.ts';
import { incidentRoutes as routes } from '#desk/screens/incidents/incidents.routes.tsx';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';

/** An incident from its record to its end, with the six hours in which CERT-In has to be told. */
withDatabase();
withContentService();

const officer = {
  id: 1,
  name: 'Meera Iyer',
  email: 'm@broker.example',
  role: 'compliance',
  sessionId: '',
} as const;
const hourMs = 3_600_000;
const ago = (ms: number) => {
  const moment = new Date(Date.now() - ms);
  return { day: dateInIndia(moment), time: timeInIndia(moment) };
};
const show = async () => (await deskAs(officer, { routes, path: '/incidents' })).html;

test('an incident is recorded, reported and closed, and each step is in the audit log', async () => {
  const fields = { what: 'A laptop was stolen', ...ago(2 * hourMs) };
  expect((await deskAs(officer, { routes, path: '/incidents', fields })).status).toBe(303);
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>('select id from staff.incidents');
  expect(await show()).toMatch(/Report it to CERT-In by .*<\/b>: (3 h 5\d min|4 h 0 min) left/);
  expect((await firstReportDueAt())?.getTime()).toBeGreaterThan(Date.now());

  for (const number of ['CERTIn-1', 'CERTIn-2'])
    await deskAs(officer, { routes, path: `/incidents/${id}/report`, fields: { number } });
  expect(await show()).toContain('number CERTIn-1');
  expect(await firstReportDueAt()).toBeUndefined();

  await deskAs(officer, { routes, path: `/incidents/${id}/close`, fields: {} });
  expect(await show()).toContain('Closed ');
  const entries = await readAudit({ filter: { group: 'incidents' }, limit: 10 });
  expect(entries.reverse().map(({ kind, about, who }) => [kind, about, who])).toEqual(
    ['incident-recorded', 'incident-reported', 'incident-closed'].map((kind) => [
      kind,
      `incident ${id}`,
      officer.name,
    ]),
  );
});

test('a form that is sent twice, also at once, records one incident and says so; other words are refused', async () => {
  const what = 'A phone was lost';
  const key = /name="key" value="(\w{24})"/.exec(await show())?.[1] ?? '';
  const fields = { key, what, ...ago(hourMs) };
  const send = (changes = {}) =>
    deskAs(officer, { routes, path: '/incidents', fields: { ...fields, ...changes } });
  const answers = [...(await Promise.all([send(), send()])), await send()];
  for (const { status, location } of answers)
    expect([status, location]).toEqual([303, '/desk/incidents?said=recorded']);
  const said = (await deskAs(officer, { routes, path: '/incidents?said=recorded' })).html;
  expect(said).toContain('The incident has been recorded.');
  const { status, html } = await send({ what: 'A phone was found' });
  expect([status, html]).toEqual([409, expect.stringContaining('This form was sent before')]);
  expect(html).toContain('A phone was found');
  expect(html).not.toContain(key);
  const recorded = await rowsOf(`select what from staff.incidents where what like 'A phone%'`);
  expect(recorded).toEqual([{ what }]);
  expect(
    await rowsOf(`select kind from staff.audit_log where about in
      (select 'incident ' || id from staff.incidents where what like 'A phone%')`),
  ).toHaveLength(1);
});

test('a report that is late says so', async () => {
  await deskAs(officer, { routes, path: '/incidents', fields: { what: 'Malware', ...ago(7 * hourMs) } });
  expect(await show()).toMatch(/1 h \d min late/);
});

test.each([
  ['without words', { what: ' ', ...ago(0) }, 'Please describe what happened'],
  ['without a day', { what: 'A leak', day: '', time: '10:00' }, 'Please enter the day and time'],
  ['noticed tomorrow', { what: 'A leak', ...ago(-24 * hourMs) }, 'cannot be in the future'],
  ['noticed on 30 February', { what: 'A leak', day: '2026-02-30', time: '10:00' }, 'cannot be in the future'],
])('%s it is refused, and what was typed is kept', async (_what, fields, said) => {
  const before = await rowsOf('select id from staff.incidents');
  const { status, html } = await deskAs(officer, { routes, path: '/incidents', fields });
  expect([status, html]).toEqual([422, expect.stringContaining(said)]);
  expect(html).toContain(`value="${fields.time}"`);
  expect(await rowsOf('select id from staff.incidents')).toEqual(before);
});

test('it is deleted three years after it was closed, and never while it is open', async () => {
  await rowsOf(`insert into staff.incidents (what, noticed_at, who, closed_at) values
    ('old', now() - interval '4 years', 'x', now() - interval '37 months'),
    ('recent', now() - interval '4 years', 'x', now() - interval '35 months'),
    ('open', now() - interval '4 years', 'x', null)`);
  await sweepAll(allPersonalData);
  const left = await rowsOf<{ what: string }>(
    `select what from staff.incidents where who = 'x' order by what`,
  );
  expect(left.map(({ what }) => what)).toEqual(['open', 'recent']);
});
