import { beforeAll, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { type Figures, readFigures } from '#desk/screens/figures/read-figures.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

/** Figures that the desk makes of cases. Wednesday 25 November 2026, calls from 10:00 to 18:30, Monday to Saturday. */
withDatabase();
const now = new Date('2026-11-25T12:00:00+05:30');
const read = (): Promise<Figures> => readFigures('4-weeks', now);

type Case = {
  register?: string;
  asked: string;
  promised?: string;
  called?: string;
  purpose?: string;
  page?: string;
  campaign?: string;
  outcome?: string;
};

async function add({ asked, promised, called, purpose = 'POSP', ...more }: Case): Promise<number> {
  const at = (moment?: string) => (moment ? `${moment}+05:30` : null);
  const { register = 'enquiries', page = '/', campaign = '', outcome = null } = more;
  const [row] = await rowsOf<{ id: number }>(
    `insert into cases (reference, register, purpose, page, campaign, state, outcome, created_at, promised_at, first_call_at)
     values ('REFERENC', $8, $1, $2, $3, case when $4::text is null then 'new' else 'closed' end::enum_cases_state,
       $4::text::enum_cases_outcome, $5, $6, $7) returning id`,
    [purpose, page, campaign, outcome, at(asked), at(promised), at(called), register],
  );
  return row?.id ?? 0;
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  // Saturday evening to Monday morning: half an hour and a quarter of work, seven hours before the promise is over.
  await add({
    ...{ asked: '2026-11-21T18:00', promised: '2026-11-23T18:30', called: '2026-11-23T10:14' },
    ...{ campaign: 'diwali', page: '/posp-agent', outcome: 'done' },
  });
  // Called an hour and a half of work after the promise, the next day.
  await add({ asked: '2026-11-19T12:00', promised: '2026-11-20T18:30', called: '2026-11-21T11:30' });
  // Past the promise and not called; not due; closed without a call; before the period.
  await add({ asked: '2026-11-23T12:00', promised: '2026-11-24T18:30', purpose: 'IVF Insurance' });
  await add({ asked: '2026-11-25T11:00', promised: '2026-12-26T18:30', purpose: '' });
  await add({ asked: '2026-11-02T00:00', promised: '2026-11-03T18:30', outcome: 'not-meant' });
  await add({ asked: '2026-11-01T23:59', promised: '2026-11-03T18:30' });
});

test('cases count by purpose, page, campaign and outcome, in the week in which they came by India’s clock', async () => {
  const { total, purposes, pages, campaigns, outcomes } = await read();
  expect(total).toBe(5);
  expect(purposes).toEqual([
    { key: 'POSP', bySpan: [1, 0, 2, 0], total: 3 },
    { key: 'enquiries', bySpan: [0, 0, 0, 1], total: 1 },
    { key: 'IVF Insurance', bySpan: [0, 0, 0, 1], total: 1 },
  ]);
  expect(pages.map(({ key, total }) => [key, total])).toEqual([
    ['/', 4],
    ['/posp-agent', 1],
  ]);
  expect(campaigns.map(({ key, total }) => [key, total])).toEqual([['diwali', 1]]);
  expect(outcomes.map(({ key, total }) => [key, total])).toEqual([
    ['done', 1],
    ['not-meant', 1],
    ['open', 3],
  ]);
});

test('a call is in time or late in hours of work, and visitors who wait past the promise are counted', async () => {
  const { promise } = await read();
  expect(promise.all).toEqual({ kept: 1, late: 1, overdue: 1, medianMinutes: 45 });
  const agents = promise.purposes.find(({ purpose }) => purpose.key === 'POSP');
  expect([[...(agents?.hoursLeft ?? [])], [...(agents?.hoursLate ?? [])]]).toEqual([[[8, 1]], [[1, 1]]]);
  expect([promise.notDue, promise.alone]).toEqual([1, 1]);
});

test('changes since the last look are seen at the next one', async () => {
  const id = await add({ asked: '2026-11-24T12:00', promised: '2026-11-25T18:30' });
  await vi.waitFor(async () => expect((await read()).total).toBe(6));
  await rowsOf(`update cases set state = 'closed', outcome = 'stopped', updated_at = now() where id = $1`, [
    id,
  ]);
  await vi.waitFor(async () =>
    expect((await read()).outcomes.find(({ key }) => key === 'stopped')?.total).toBe(1),
  );
});

test('consents count by box, visits by day and page', async () => {
  const given = { consent: 'given', consent_share: 'not-given', consent_news: 'withdrawn' };
  for (const [purpose, state] of Object.entries(given))
    await rowsOf(
      `insert into consents (reference, purpose, is_given, text, text_version, withdrawn_at, created_at)
       values ('REFERENC', $1, $2, 'I agree.', '1', $3, '2026-11-24T12:00+05:30')`,
      [purpose, state !== 'not-given', state === 'withdrawn' ? now : null],
    );
  await rowsOf(`insert into desk.page_visits values ('2026-11-24', '/', 7), ('2026-11-25', '/', 2),
    ('2026-11-25', '/motor', 1), ('2026-11-01', '/', 50)`);
  await vi.waitFor(async () =>
    expect((await read()).consents).toEqual([
      { purpose: 'consent', given: 1, refused: 0, withdrawn: 0 },
      { purpose: 'consent_share', given: 0, refused: 1, withdrawn: 0 },
      { purpose: 'consent_news', given: 0, refused: 0, withdrawn: 1 },
      { purpose: 'consent_whatsapp', given: 0, refused: 0, withdrawn: 0 },
    ]),
  );
  const { visits } = await read();
  expect([visits.total, [...visits.byDay], [...visits.byPage].sort()]).toEqual([
    10,
    [
      ['2026-11-24', 7],
      ['2026-11-25', 3],
    ],
    [
      ['/', 9],
      ['/motor', 1],
    ],
  ]);
});

test('an application or a message is counted, though not as a call that was promised', async () => {
  const { total, promise } = await read();
  const past = { asked: '2026-11-23T12:00', promised: '2026-11-24T18:30', purpose: '' };
  await add({ ...past, register: 'resumes' });
  await add({ ...past, register: 'resumes', called: '2026-11-25T11:00' });
  await add({ ...past, register: 'contacts', outcome: 'done' });
  await vi.waitFor(async () => expect((await read()).total).toBe(total + 3));
  expect((await read()).promise).toEqual(promise);
});
