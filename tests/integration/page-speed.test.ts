import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });

import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { addDays } from '#platform/days.ts';
import { ownFigures } from '#site/figures/own-figures.ts';
import { dayCounter } from '#site/visits/day-counter.ts';
import { minuteOf, minutesUp, uptimeRetentionDays } from '#site/visits/minutes-up.ts';
import { pageSpeedTable, speedCounter } from '#site/visits/page-speeds.ts';
import { startVisitCounter } from '#site/visits/visit-counter.ts';
import { visitRetentionMonths } from '#site/visits/visit-retention.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { answerOf, api, origin } from '../support/visitor.ts';

/** The figures of `/how-fast`: a browser's report, the sums that are kept of it, and what is published of them. */
withDatabase();

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const report = { kind: 'legal', device: 'narrow', lcp: 11, cls: 0, bytes: 10 };

async function send(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const sent = { origin, 'user-agent': browser, 'content-type': 'text/plain;charset=UTF-8', ...headers };
  return api.request('/api/page_speed', { method: 'POST', body: text, headers: sent });
}

const kept = () =>
  rowsOf(
    `select to_char(day, 'YYYY-MM-DD') as day, page_kind, device, metric, step, times from desk.page_speeds order by metric`,
  );

beforeEach(async () => {
  await speedCounter.store();
  for (const table of ['desk.page_speeds', 'desk.minutes_up', 'limits.attempts'])
    await rowsOf(`delete from ${table}`).catch(() => undefined);
});

test('A report is taken without a token or a cookie, sets none, and only sums by day are kept', async () => {
  for (const lcp of [11, 11, 12]) {
    const answer = await send({ ...report, lcp });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  }
  await speedCounter.store();
  const row = { day: dateInIndia(), page_kind: 'legal', device: 'narrow' };
  expect(await kept()).toEqual([
    { ...row, metric: 'bytes', step: 10, times: 3 },
    { ...row, metric: 'cls', step: 0, times: 3 },
    { ...row, metric: 'lcp', step: 11, times: 2 },
    { ...row, metric: 'lcp', step: 12, times: 1 },
  ]);
  await send(report);
  await speedCounter.store();
  expect(await kept()).toContainEqual({ ...row, metric: 'lcp', step: 11, times: 3 });
});

test.each([
  [{ ...report, kind: 'palace' }, 'kind'],
  [{ ...report, device: 'watch' }, 'device'],
  [{ ...report, lcp: 37 }, 'lcp'],
  [{ ...report, lcp: -1 }, 'lcp'],
  [{ ...report, lcp: 1.5 }, 'lcp'],
  [{ ...report, cls: '0' }, 'cls'],
  [{ ...report, path: '/ri-secret' }, 'report'],
])('%j is refused and not counted', async (body, field) => {
  const answer = await answerOf(await send(body));
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  await speedCounter.store();
  expect(await kept()).toEqual([]);
});

test('It comes from our own pages, in a few hundred bytes, and not from a robot', async () => {
  expect((await send(report, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await send(`${JSON.stringify(report)}${' '.repeat(300)}`)).status).toBe(413);
  expect((await send('lcp=11')).status).toBe(400);
  expect((await send(report, { 'user-agent': 'Googlebot/2.1' })).status).toBe(200);
  await speedCounter.store();
  expect(await kept()).toEqual([]);
});

test('One address sends so many in an hour and no more; of the address a keyed hash stays for that hour', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 121; sent += 1) statuses.push((await send(report)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refused = await send(report);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const [limit] = await rowsOf<{ key: string }>(`select key from limits.attempts where key like 'speeds-%'`);
  expect(limit?.key).toMatch(/^speeds-per-address:[\w-]{43}$/);
});

test('Sums past their time go with the first that are stored on a day', async () => {
  const row = (days: number) =>
    `(current_date - make_interval(months => ${visitRetentionMonths}, days => ${days}))::date, 'home', 'wide', 'fcp', 3, 7`;
  await rowsOf(`insert into desk.page_speeds select ${row(3)} union all select ${row(-3)}`);
  const old = addDays(dateInIndia(), -uptimeRetentionDays - 2);
  await minutesUp.save(old, new Map([[minuteOf(momentInIndia(old, '12:00')), 1]]));
  const minutes = dayCounter(minutesUp);
  minutes.add(minuteOf(new Date()));
  await minutes.store();
  expect(await rowsOf('select count(*)::int as minutes from desk.minutes_up')).toEqual([{ minutes: 1 }]);
  // The process's own counter has cleared today already: another instance begins.
  const other = dayCounter(pageSpeedTable);
  other.add('home wide fcp 4');
  await other.store();
  expect((await kept()).map(({ times }) => times)).toEqual([7, 1]);
});

test('A minute in which an instance serves is kept once, and none in which it does not', async () => {
  let isServing = true;
  const [one, other] = [startVisitCounter(() => isServing), startVisitCounter(() => isServing)];
  await Promise.all([one.stop(), other.stop()]);
  const served = await rowsOf<{ minute: Date }>('select minute from desk.minutes_up');
  expect(served.length).toBeGreaterThan(0);
  expect(served.length).toBeLessThan(3);
  await rowsOf('delete from desk.minutes_up');
  isServing = false;
  await startVisitCounter(() => isServing).stop();
  expect(await rowsOf('select minute from desk.minutes_up')).toEqual([]);
});

test('Four weeks of full days are published, today and what is older are not', async () => {
  const today = dateInIndia();
  const yesterday = addDays(today, -1);
  const insert = (day: string, times: number) =>
    rowsOf(`insert into desk.page_speeds values ('${day}', 'home', 'wide', 'inp', 3, ${times})`);
  await insert(today, 500);
  await insert(addDays(today, -29), 500);
  await insert(yesterday, 12);
  await insert(addDays(today, -28), 12);
  const figures = await ownFigures.read('', 'en');
  expect(figures).toMatchObject({ first: addDays(today, -28), last: yesterday });
  expect(figures.speeds.all).toEqual({ inp: { wide: { step: 3, views: 24 } } });
  expect([figures.availability, figures.calls]).toEqual([undefined, undefined]);
});

test('Availability is counted from the first minute known, in minutes that an instance served', async () => {
  const today = dateInIndia();
  const began = momentInIndia(addDays(today, -2), '00:00').getTime();
  const minutes = Array.from({ length: 2 * 1440 }, (_, place) => minuteOf(new Date(began + place * 60_000)));
  await minutesUp.save(
    today,
    new Map(minutes.filter((_, place) => place < 100 || place >= 130).map((each) => [each, 1])),
  );
  const { availability } = await ownFigures.read('', 'en');
  expect(availability).toEqual({ served: 2850, minutes: 2880, since: new Date(began).toISOString() });
});

test('Calls count by the day on which they were due; closed ones without a call do not', async () => {
  const due = (hoursAgo: number) => `now() - interval '${hoursAgo} hours'`;
  const insert = (
    count: number,
    columns: Record<'promised' | 'called' | 'state', string> & { register?: string },
  ) =>
    rowsOf(
      `insert into cases (reference, register, state, purpose, city, language, page, campaign, source, promised_at, first_call_at, updated_at, created_at)
       select upper(substr(md5(random()::text), 1, 8)), '${columns.register ?? 'enquiries'}', '${columns.state}', '', '', '', '', '', 'site',
         ${columns.promised}, ${columns.called}, now(), now() from generate_series(1, ${count})`,
    );
  await insert(18, { promised: due(50), called: due(51), state: 'waiting' });
  await insert(1, { promised: due(50), called: due(49), state: 'closed' });
  await insert(1, { promised: due(50), called: 'null', state: 'new' });
  await insert(9, { promised: due(50), called: 'null', state: 'closed' });
  await insert(40, { promised: due(24 * 40), called: due(24 * 41), state: 'closed' });
  await insert(40, { promised: due(-1), called: 'null', state: 'new' });
  // No call was promised to those who wrote or applied.
  for (const register of ['contacts', 'resumes'])
    await insert(40, { register, promised: due(50), called: 'null', state: 'new' });
  const { calls } = await ownFigures.read('', 'en');
  expect(calls).toEqual({ share: { from: 90, to: 95 }, due: { from: 20, to: 49 } });
});
