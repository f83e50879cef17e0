import { beforeAll, expect, test } from 'vitest';
import { actOnCase } from '#cases/act-on-case.ts';
import { nextInTurn } from '#desk/screens/case/next-in-turn.ts';
import { flashSubject } from '#desk/screens/flash-subject.ts';
import { loadToday } from '#desk/screens/today/load-today.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

setEnvironment();
withDatabase();
withContentService();

type Member = Awaited<ReturnType<typeof staffMember>>;
let adviser: Member;
let reader: Member;
beforeAll(async () => {
  adviser = await staffMember('adviser');
  reader = await staffMember('reader');
});

const asStaff = ({ id, name, email, role }: Member) => ({ id, name, email, role, sessionId: '' });
const actor = () => ({ id: adviser.id, name: adviser.name, isAdministrator: false });
// A Monday, in calling hours.
const monday = new Date('2026-11-30T11:04:00+05:30');

async function sent(
  form: Record<string, unknown> = sampleEnquiry(),
): Promise<{ id: number; reference: string }> {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', form);
  const [found] = await rowsOf<{ id: number; reference: string }>(
    'select id, reference from cases where reference = $1',
    [body.data?.reference],
  );
  if (!found) throw new Error('There is no case.');
  return found;
}

/** As if it had been promised for then, in whatever language. */
async function promised(id: number, dueAt: string): Promise<void> {
  await rowsOf(
    `update cases set due_at = $2::timestamptz, promised_at = $2::timestamptz, language = '',
       created_at = $2::timestamptz - interval '1 day' where id = $1`,
    [id, `${dueAt}+05:30`],
  );
}

test('a waiting case is shown from arrival to the last attempt, once, in the list where it belongs', async () => {
  const { id } = await sent();
  await promised(id, '2026-11-30T18:30');
  const look = async () => {
    const { turn, nobodys, second, code } = await loadToday(asStaff(adviser), monday);
    const ids = (list: readonly { id: number }[]) => list.map((of) => of.id);
    return {
      turn: turn && [turn.of.id, turn.why],
      nobodys: ids(nobodys),
      second: ids(second),
      hasCode: code !== undefined,
    };
  };
  expect(await look()).toEqual({ turn: [id, 'promise'], nobodys: [id], second: [], hasCode: false });

  await actOnCase(id, { kind: 'take' }, actor());
  expect(await look()).toEqual({ turn: [id, 'promise'], nobodys: [], second: [], hasCode: true });

  await actOnCase(id, { kind: 'call', isAnswered: false, text: '' }, actor());
  await rowsOf('update cases set due_at = $2 where id = $1', [id, '2026-11-30T18:30+05:30']);
  expect(await look()).toEqual({ turn: [id, 'second'], nobodys: [], second: [id], hasCode: true });

  await actOnCase(id, { kind: 'call', isAnswered: false, text: '' }, actor());
  expect(await look()).toEqual({ turn: undefined, nobodys: [], second: [], hasCode: false });
});

test('a message names the case that it is about, its present state, and who has it', async () => {
  const { id } = await sent();
  await actOnCase(id, { kind: 'call', isAnswered: false, text: '' }, actor());
  const [own, others] = [
    await flashSubject(String(id), asStaff(adviser)),
    await flashSubject(String(id), asStaff(reader)),
  ];
  expect(own).toMatchObject({
    id,
    keeper: undefined,
    stands: expect.stringMatching(/^Second attempt, due /),
  });
  expect(others).toMatchObject({ id, keeper: adviser.name });
  expect(await flashSubject('1 or 1=1', asStaff(adviser))).toBeUndefined();
});

test('unassigned cases in another language are counted, not listed; a reader sees all of them', async () => {
  await rowsOf('delete from users_languages where parent_id = $1', [adviser.id]);
  await rowsOf(`insert into users_languages ("order", parent_id, value) values (1, $1, 'English')`, [
    adviser.id,
  ]);
  const { id } = await sent({ ...sampleEnquiry(), contact_language: 'Hindi' });
  const today = await loadToday(asStaff(adviser), monday);
  expect(today.nobodys.map((of) => of.id)).not.toContain(id);
  expect(today.inOtherLanguages).toBe(1);
  const read = await loadToday(asStaff(reader), monday);
  expect(read.nobodys.map((of) => of.id)).toContain(id);
  expect([read.canWork, read.code]).toEqual([false, undefined]);
  await rowsOf('delete from cases where id = $1', [id]);
});

test('the next call may be handed to anyone else who works cases, and what was done is among the recent events', async () => {
  const [ravi] = await rowsOf<{ id: number; name: string }>(
    `insert into users (name, email, role) values ('Ravi', 'ravi@broker.example', 'adviser') returning id, name`,
  );
  if (!ravi) throw new Error('There is no Ravi.');
  const { id } = await sent();
  await promised(id, '2026-11-30T18:30');
  const named = (list: readonly { id: number }[]) => list.map((of) => of.id);
  const before = await loadToday(asStaff(adviser), monday);
  expect(named(before.others)).toContain(ravi.id);
  expect(named(before.others)).not.toContain(adviser.id);
  expect(named(before.others)).not.toContain(reader.id);
  await actOnCase(id, { kind: 'call', isAnswered: false, text: '' }, actor());
  await actOnCase(id, { kind: 'hand-over', to: ravi, text: '' }, actor());
  const [last, before1] = (await loadToday(asStaff(adviser), monday)).happenings;
  expect(last).toMatchObject({ caseId: id, before: `${adviser.name} handed`, after: `to ${ravi.name}` });
  expect(before1).toMatchObject({ caseId: id, before: `${adviser.name} called` });
});

test('the day of each person who works cases shows what is due and what was done, by its latest outcome', async () => {
  const now = new Date();
  const { id } = await sent();
  await actOnCase(id, { kind: 'call', isAnswered: true, text: '' }, actor());
  const { days } = await loadToday(asStaff(adviser), now);
  const own = days.find((day) => day.id === adviser.id);
  expect(own?.entries.map((entry) => [entry.id, entry.state, entry.note])).toContainEqual([
    id,
    'folded',
    'spoke',
  ]);
  expect(days.map((day) => day.id)).not.toContain(reader.id);
});

test('a call that is agreed for now comes first though more are overdue than a list has room for', async () => {
  const { id } = await sent();
  await promised(id, '2026-11-30T11:00');
  await rowsOf('update cases set slot_at = due_at where id = $1', [id]);
  await rowsOf(
    `insert into cases (reference, register, state, due_at, promised_at)
     select 'H' || g, 'enquiries', 'new', $1::timestamptz - make_interval(mins => g), $1::timestamptz
     from generate_series(1, 60) g`,
    ['2026-11-28T18:30+05:30'],
  );
  const { nobodys, unlisted, turn } = await loadToday(asStaff(adviser), monday);
  expect(nobodys.map((of) => of.id)).not.toContain(id);
  expect([turn?.of.id, turn?.why]).toEqual([id, 'slot']);
  const inTurn = await nextInTurn(asStaff(adviser), 0, monday);
  expect(inTurn?.id).toBe(id);
  const [all] = await rowsOf<{ count: number }>(
    `select count(*)::int from cases where state <> 'closed' and due_at is not null and assignee_id is null
     and language in ('', 'English')`,
  );
  expect(unlisted).toBe((all?.count ?? 0) - 40);
  await rowsOf("delete from cases where reference ~ '^H[0-9]{1,2}$'");
});

test('with two hundred times what is shown, every list is read through an index and stays short', async () => {
  await rowsOf(
    `insert into cases (reference, register, state, assignee_id, due_at, promised_at)
     select 'G' || g, 'enquiries', case when g % 2 = 0 then 'new' else 'closed' end::enum_cases_state, null,
       now() + make_interval(mins => g), now() from generate_series(1, 8000) g`,
  );
  await rowsOf('analyze cases');
  const { nobodys } = await loadToday(asStaff(reader), monday);
  expect(nobodys).toHaveLength(40);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    `explain select c.id from cases c where c.state <> 'closed' and c.due_at is not null and c.assignee_id is null
     order by c.due_at limit 40`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('cases_open');
});
