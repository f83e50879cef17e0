import { beforeAll, expect, test } from 'vitest';
import { type CaseFilter, readFilter } from '#desk/case-lists/case-filter.ts';
import { countCases } from '#desk/case-lists/count-cases.ts';
import { listCases } from '#desk/case-lists/list-cases.ts';
import { newestCase } from '#desk/case-lists/newest-case.ts';
import { readWords } from '#desk/case-lists/read-words.ts';
import { searchCases } from '#desk/case-lists/search-cases.ts';
import { handOver } from '#desk/screens/find/hand-over.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { sampleCase } from '../support/sample-cases.ts';

setEnvironment();
withDatabase();
withContentService();

let adviser: number;
let colleague: number;
beforeAll(async () => {
  adviser = (await staffMember('adviser')).id;
  const [ravi] = await rowsOf<{ id: number }>(
    `insert into users (name, email, role) values ('Ravi', 'ravi@broker.example', 'adviser') returning id`,
  );
  colleague = ravi?.id ?? 0;
});

const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

async function listed(filter: CaseFilter, asker = adviser): Promise<string[]> {
  const { rows } = await listCases({ filter, order: 'newest', asker });
  expect(await countCases([filter], { asker, most: 1000 })).toEqual([rows.length]);
  return rows.map(({ reference }) => reference);
}

test('an open list learns how many cases of its kind have come since, and of no others', async () => {
  const city = 'Hampi, Karnataka';
  await sampleCase({ city });
  const above = await newestCase();
  await sampleCase({ city });
  await sampleCase({ city: 'Konark, Odisha' });
  expect(await countCases([{ city: 'hampi' }], { asker: adviser, most: 100, above })).toEqual([1]);
  expect(await countCases([{}], { asker: adviser, most: 100, above: await newestCase() })).toEqual([0]);
});

test('each filter names the cases that it says', async () => {
  const city = 'Ziro, Arunachal Pradesh';
  const plain = await sampleCase({ city });
  const mine = await sampleCase({ city, state: 'taken', assigneeId: adviser, dueAt: ago(hour) });
  const theirs = await sampleCase({ city, state: 'waiting', assigneeId: colleague, dueAt: ago(-hour) });
  const closed = await sampleCase({
    ...{ city, state: 'closed', outcome: 'done', closedAt: new Date(), dueAt: undefined },
    ...{ language: 'Hindi', purpose: 'POSP', page: '/posp-agent', source: 'telephone' },
  });
  const long = await sampleCase({ city, state: 'closed', outcome: 'done', closedAt: ago(40 * 24 * hour) });
  const names = (...some: { reference: string }[]) => some.map(({ reference }) => reference);
  expect(await listed({ city: 'ziro' })).toEqual(names(plain, mine, theirs, closed, long));
  const of = (filter: CaseFilter, asker?: number) => listed({ city: 'ziro', ...filter }, asker);
  expect(await of({ state: 'open' })).toEqual(names(plain, mine, theirs));
  expect(await of({ state: 'closed' })).toEqual(names(closed, long));
  expect(await of({ who: 'me' })).toEqual(names(mine));
  expect(await of({ who: 'me' }, colleague)).toEqual(names(theirs));
  expect(await of({ who: String(colleague) })).toEqual(names(theirs));
  expect(await of({ who: 'nobody' })).toEqual(names(plain, closed, long));
  expect(await of({ late: 'yes' })).toEqual(names(mine));
  expect(await of({ purpose: 'POSP' })).toEqual(names(closed));
  expect(await of({ language: 'Hindi' })).toEqual(names(closed));
  expect(await of({ page: '/posp-agent' })).toEqual(names(closed));
  expect(await of({ source: 'telephone' })).toEqual(names(closed));
  expect(await of({ outcome: 'done', closed: 'month' })).toEqual(names(closed));
  expect(await of({ from: '2026-01-02' })).toEqual([]);
  expect(await of({ until: '2026-01-01', who: 'me' })).toEqual(names(mine));
});

test('a value that no filter takes is ignored, and typed text is never part of a pattern', async () => {
  const sent = { state: 'gone', who: "1'", purpose: 'x', page: 'elsewhere', from: '2026-02-30', q: 'Asha' };
  expect(readFilter({ ...sent, city: ' Pune\0 ' })).toEqual({ city: 'Pune' });
  await sampleCase({ city: '100% Nagar' });
  expect(await listed({ city: '100%' })).toHaveLength(1);
  expect(await listed({ city: '%' })).toEqual([]);
  expect(await listed({ city: "'" })).toEqual([]);
});

test('a list goes on page by page, and nothing is there twice or not at all', async () => {
  const createdAt = new Date('2025-03-03T00:00:00Z');
  for (let made = 0; made < 7; made += 1)
    await sampleCase({
      city: 'Page',
      // Some at the same moment.
      createdAt: made < 4 ? createdAt : ago(made * hour),
      dueAt: made % 3 === 0 ? undefined : ago(made * hour),
    });
  for (const [order, count] of [
    ['newest', 7],
    // Those without a day come last, and are left out nowhere: the list says as many as its heading.
    ['due', 7],
  ] as const) {
    const seen: number[] = [];
    const days: (Date | null)[] = [];
    let after: string | undefined;
    do {
      const page = await listCases({ filter: { city: 'Page' }, order, asker: adviser, size: 3, after });
      seen.push(...page.rows.map(({ id }) => id));
      days.push(...page.rows.map(({ dueAt }) => dueAt));
      after = page.next;
    } while (after);
    expect([order, seen.length, new Set(seen).size]).toEqual([order, count, count]);
    if (order === 'due') expect(days.indexOf(null)).toBe(4);
  }
});

test('a case is found by whatever is known of it, also wrongly typed', async () => {
  const found = await sampleCase({
    ...{ name: 'Lakshmi Raghunathan', city: 'Nagpur, Maharashtra' },
    ...{ phone: '9123456780', email: 'lakshmi.r@example.com' },
  });
  await sampleCase({ name: 'Farhan Qureshi', city: 'Nagpur, Maharashtra' });
  await sampleCase({ name: 'Nagendra Purohit' });
  const wrong = `${found.reference.slice(0, 6)}${found.reference[7]}${found.reference[6]}`;
  const isTwin = found.reference[6] === found.reference[7];
  const asked = [
    ...['lakshmi', 'LAKSHMI RAGHU', 'raghunathan nagpur', 'laksmi nagpoor', 'laxmi raghunathan'],
    ...[
      'lakshmi.r@example.com',
      'laksmi.r@exmaple.com',
      '9123456780',
      '+91 91234 56780',
      '9123456708',
      '56780',
    ],
    ...[found.reference, found.reference.toLowerCase(), isTwin ? found.reference : wrong],
  ];
  for (const words of asked) {
    const hits = await searchCases(readWords(words), false);
    expect([words, hits[0]?.id]).toEqual([words, found.id]);
  }
  expect(await searchCases(readWords('laksmi nagpoor'), true)).toEqual([]);
  expect(await searchCases(readWords('lakshmi chennai'), false)).toEqual([]);
  expect(await searchCases(readWords('100%'), false)).toEqual([]);
});

test.each([
  ['मीरा कुलकर्णी', ['meera kulkarni', 'mira', 'kulkarni', 'मिरा', 'kulkrni']],
  ['Siddharth Nair', ['सिद्धार्थ', 'नायर', 'सिद्धार्थ नायर']],
])('%s is found by its sound, in either script', async (name, asked) => {
  const found = await sampleCase({ name });
  await sampleCase({ name: 'फ़रहान क़ुरैशी' });
  for (const words of asked) {
    const hits = await searchCases(readWords(words), false);
    expect([words, hits[0]?.id]).toEqual([words, found.id]);
  }
  expect(await searchCases(readWords('मीना पाटिल'), false)).toEqual([]);
});

test('several cases go over at once, each with its event and one mail; a case that cannot go says why', async () => {
  const given = [await sampleCase(), await sampleCase({ state: 'waiting', assigneeId: adviser })];
  const closed = await sampleCase({ state: 'closed', outcome: 'done', assigneeId: adviser });
  const theirs = await sampleCase({ state: 'taken', assigneeId: colleague });
  const ids = [...given, closed, theirs].map(({ id }) => id);
  const by = { id: adviser, name: 'Meera', isAdministrator: false };
  const outcome = await handOver({ ids: [...ids, 999_999], to: colleague, by });
  expect(outcome).toMatchObject({ given: 2, to: { name: 'Ravi' } });
  expect(outcome?.refused).toEqual([
    { id: closed.id, reference: closed.reference, refusal: 'closed' },
    { id: theirs.id, reference: theirs.reference, refusal: 'somebody-else-has-it' },
    { id: 999_999, reference: '', refusal: 'unknown' },
  ]);
  for (const { id } of given) {
    expect(await rowsOf('select assignee_id from cases where id = $1', [id])).toEqual([
      { assignee_id: colleague },
    ]);
    expect(await rowsOf('select kind, who from case_events where case_id = $1', [id])).toEqual([
      { kind: 'handed-over', who: 'Meera' },
    ]);
  }
  const mails = await rowsOf(`select template from mail.outgoing where recipient = 'ravi@broker.example'`);
  expect(mails).toEqual([{ template: 'staff-notice' }]);
});

test('a colleague who may not have cases is given none', async () => {
  const { id } = await sampleCase();
  const reader = await staffMember('reader');
  const by = { id: adviser, name: 'Meera', isAdministrator: false };
  expect(await handOver({ ids: [id], to: reader.id, by })).toBeUndefined();
  expect(await rowsOf('select from case_events where case_id = $1', [id])).toEqual([]);
});
