import { beforeAll, expect, test } from 'vitest';
import { actInTurn, actOnCase } from '#cases/act-on-case.ts';
import { readCase } from '#cases/read-case.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

setEnvironment();
withDatabase();
withContentService();

const reader = { id: 0, name: 'Meera', isAdministrator: false };
let advisers: (typeof reader)[];
beforeAll(async () => {
  const { id } = await staffMember('adviser');
  const [other] = await rowsOf<{ id: number }>(
    `insert into users (name, email, role) values ('Ravi', 'ravi@broker.example', 'adviser') returning id`,
  );
  advisers = [
    { ...reader, id },
    { ...reader, name: 'Ravi', id: other?.id ?? 0 },
  ];
});

/** Sends a form as a visitor does. @returns its case */
async function sent(form: Record<string, unknown>, endpoint = 'save_lead_data') {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form);
  const [found, ...more] = await rowsOf<{ id: number }>('select id from cases where reference = $1', [
    body.data?.reference,
  ]);
  expect(more).toEqual([]);
  const read = await readCase(found?.id ?? 0);
  if (!read) throw new Error(`There is no case of ${body.data?.reference}.`);
  return read;
}

const adviser = (index: number) => advisers[index] ?? reader;

test('an enquiry becomes a case at once, due when the visitor was told', async () => {
  const form = sampleEnquiry({ variant: 'parenthood', concern: 'IVF Insurance', company_name: undefined });
  const slot = { contact_date: '2030-01-07', contact_time: '10:30', contact_language: 'Hindi' };
  const chosen = await sent({ ...form, ...slot });
  expect(chosen).toMatchObject({
    register: 'enquiries',
    about: 'IVF Insurance',
    name: form.name,
    phone: form.phone,
    state: 'new',
    attempts: 0,
    assignee: null,
    dueAt: new Date('2030-01-07T05:00:00Z'),
    events: [{ kind: 'arrived', who: '', text: '' }],
  });
  expect(chosen.answers).toContainEqual(expect.objectContaining({ field: 'name', words: form.name }));
  const unchosen = await sent(sampleEnquiry());
  const aheadMs = Number(unchosen.dueAt) - Date.now();
  expect(aheadMs).toBeGreaterThan(0);
  expect(aheadMs).toBeLessThan(4 * 86_400_000);
});

test('a case lists the same person’s others, by phone and by e-mail, from any form', async () => {
  const first = sampleAgent();
  const agent = await sent(first, 'save_pos_data');
  const byPhone = await sent(sampleEnquiry({ phone: first.phone }));
  const byEmail = await sent(
    sampleEnquiry({ variant: 'corporate', email: String(first.email).toUpperCase() }),
  );
  await sent(sampleEnquiry());
  const { others } = (await readCase(agent.id)) ?? {};
  expect(others?.map(({ id, register }) => [id, register])).toEqual([
    [byEmail.id, 'enquiries'],
    [byPhone.id, 'enquiries'],
  ]);
});

test('a corrected name, phone or e-mail is also corrected in the case', async () => {
  const { id, reference } = await sent(sampleEnquiry());
  await rowsOf(
    `update call_from_experts set name = 'Asha Rao', phone = '9811100099', email = 'Asha@Example.com' where reference = $1`,
    [reference],
  );
  expect(await readCase(id)).toMatchObject({
    name: 'Asha Rao',
    phone: '9811100099',
    email: 'asha@example.com',
  });
});

test('if two people take a case at once, one gets it, and one event says so', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await sent(sampleEnquiry());
    const both = await Promise.all([0, 1].map((index) => actOnCase(id, { kind: 'take' }, adviser(index))));
    expect(both.filter(({ done }) => done)).toHaveLength(1);
    expect(both).toContainEqual({ done: false, refusal: 'somebody-else-has-it' });
    const { events, assigneeId } = (await readCase(id)) ?? {};
    const winner = adviser(both.findIndex(({ done }) => done));
    expect(assigneeId).toBe(winner.id);
    expect(events?.map(({ kind, who }) => [kind, who])).toEqual([
      ['arrived', ''],
      ['taken', winner.name],
    ]);
  }
});

test('a case lists what staff do with it, and a refused act leaves nothing', async () => {
  const { id } = await sent(sampleEnquiry());
  const act = (action: Parameters<typeof actOnCase>[1]) => actOnCase(id, action, adviser(0));
  await act({ kind: 'call', isAnswered: false, text: '' });
  await act({ kind: 'call', isAnswered: false, text: 'Twice' });
  expect(await act({ kind: 'call', isAnswered: false, text: '' })).toEqual({ done: false, refusal: 'rests' });
  await act({ kind: 'close', outcome: 'not-reached', text: 'Two calls' });
  const read = await readCase(id);
  expect(read).toMatchObject({ state: 'closed', outcome: 'not-reached', reason: 'Two calls', dueAt: null });
  expect(read?.events.map(({ kind, text, detail }) => [kind, text, detail])).toEqual([
    ['arrived', '', ''],
    ['not-reached', '', ''],
    ['not-reached', 'Twice', ''],
    ['closed', 'Two calls', 'not-reached'],
  ]);
  expect(await actOnCase(0, { kind: 'take' }, adviser(0))).toEqual({ done: false, refusal: 'unknown' });
});

test('the database refuses to change or delete an event, and takes it along with its case', async () => {
  const { id, reference } = await sent(sampleEnquiry());
  const stays = 'An event of a case stays as it is';
  await expect(rowsOf(`update case_events set text = 'Nothing' where case_id = $1`, [id])).rejects.toThrow(
    stays,
  );
  await expect(rowsOf('delete from case_events where case_id = $1', [id])).rejects.toThrow(stays);
  await expect(rowsOf('truncate case_events cascade')).rejects.toThrow(stays);
  await rowsOf('delete from call_from_experts where reference = $1', [reference]);
  expect(await rowsOf('select from cases where id = $1', [id])).toEqual([]);
  expect(await rowsOf('select from case_events where case_id = $1', [id])).toEqual([]);
});

test('acts of a colleague who leaves stay under their name', async () => {
  const [leaving] = await rowsOf<{ id: number }>(
    `insert into users (name, email, role) values ('Leela', 'leela@broker.example', 'adviser') returning id`,
  );
  const { id } = await sent(sampleEnquiry());
  await actOnCase(id, { kind: 'take' }, { ...reader, name: 'Leela', id: leaving?.id ?? 0 });
  await rowsOf('delete from users where id = $1', [leaving?.id]);
  const { events, assignee, assigneeId } = (await readCase(id)) ?? {};
  expect(events?.at(-1)).toMatchObject({ kind: 'taken', who: 'Leela' });
  expect([assignee, assigneeId]).toEqual([null, null]);
});

test('in every register a case is deleted with its record and follows the person', async () => {
  for (const { table, owner } of registerNames.map(registerOf)) {
    const [record] = await rowsOf<{ id: number }>(
      `insert into ${table} (reference, name, phone, email) values ('AB2CD3EF', 'Nila', '9811100001', $1) returning id`,
      [`${table}@example.com`],
    );
    await rowsOf(`insert into cases (reference, register, ${owner}) values ('AB2CD3EF', 'enquiries', $1)`, [
      record?.id,
    ]);
    await rowsOf(`update ${table} set phone = '9811100002' where id = $1`, [record?.id]);
    expect(await rowsOf(`select phone from cases where ${owner} = $1`, [record?.id]), table).toEqual([
      { phone: '9811100002' },
    ]);
    await rowsOf(`delete from ${table} where id = $1`, [record?.id]);
    expect(await rowsOf(`select from cases where reference = 'AB2CD3EF'`), table).toEqual([]);
  }
});

test('a colleague who is given a case gets a mail if they like, and the mail says nothing of the visitor', async () => {
  const [from, to] = [adviser(0), adviser(1)];
  const form = sampleEnquiry();
  const { id, reference } = await sent(form);
  const handOver = { kind: 'hand-over', text: 'Speaks Hindi.' } as const;
  await actOnCase(id, { ...handOver, to }, from);
  expect(await readCase(id)).toMatchObject({ state: 'taken', assigneeId: to.id });
  await actOnCase(id, { kind: 'take' }, { ...from, isAdministrator: true });
  await rowsOf('update users set wants_mail = false where id = $1', [to.id]);
  await actOnCase(id, { ...handOver, to }, from);
  const mails = await rowsOf<{ recipient: string; data: object }>(
    `select recipient, data from mail.outgoing where template = 'case-for-you'`,
  );
  expect(mails).toMatchObject([{ recipient: 'ravi@broker.example', data: { caseId: id, reference } }]);
  expect(JSON.stringify(mails)).not.toContain(form.phone);
  const { events } = (await readCase(id)) ?? {};
  expect(events?.map(({ kind, detail, text }) => [kind, detail, text])).toContainEqual([
    'handed-over',
    'Ravi',
    'Speaks Hindi.',
  ]);
});

test('several actions at once are all done, or none', async () => {
  const { id } = await sent(sampleEnquiry());
  const spoken = { kind: 'call', isAnswered: true, text: 'Thinks it over.' } as const;
  const tooLate = { kind: 'plan', dueAt: new Date(0), text: '' } as const;
  const by = adviser(0);
  expect(await actInTurn({ id, actions: [spoken, tooLate], by })).toEqual({
    done: false,
    refusal: 'already-past',
  });
  expect(await readCase(id)).toMatchObject({ state: 'new', reachedAt: null, events: [{ kind: 'arrived' }] });
  const dueAt = new Date(Date.now() + 3_600_000);
  await actInTurn({ id, actions: [spoken, { ...tooLate, dueAt }], by });
  const read = await readCase(id);
  expect(read).toMatchObject({ state: 'waiting', dueAt, reachedAt: expect.any(Date), assigneeId: by.id });
  expect(read?.events.map(({ kind }) => kind)).toEqual(['arrived', 'called', 'planned']);
});
