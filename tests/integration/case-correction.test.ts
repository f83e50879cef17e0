import { beforeAll, expect, test } from 'vitest';
import { correctCase } from '#cases/act-on-case.ts';
import { readOwnCall } from '#cases/status/own-call.ts';
import { caseRoutes as routes } from '#desk/screens/case/case.routes.ts';
import type { Answer } from '#forms/words.ts';
import { inRetriedTransaction } from '#platform/database.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { setEnvironment } from '../support/environment.ts';
import { eventsIn, sentCase } from '../support/sent-case.ts';
import { sampleAgent } from '../support/visitor.ts';

setEnvironment({ CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });
withDatabase();
withContentService();

let meera: { id: number; name: string; isAdministrator: boolean };
beforeAll(async () => {
  const { id, name } = await staffMember('adviser');
  meera = { id, name, isAdministrator: false };
});

test('a visitor’s typing error is corrected in the record and in its case, with the name of the person who did so', async () => {
  const { id, reference } = await sentCase();
  const action = { kind: 'correct', field: 'phone', right: '9812345678', text: 'Phone' } as const;
  expect(await correctCase(id, action, meera)).toEqual({ done: true });
  const [found] = await rowsOf<{ case_phone: string; phone: string; answers: Answer[] }>(
    `select c.phone as case_phone, e.phone, e.answers from cases c join call_from_experts e using (reference)
     where reference = $1`,
    [reference],
  );
  expect(found).toMatchObject({ case_phone: '9812345678', phone: '9812345678' });
  expect(found?.answers.find(({ field }) => field === 'phone')).toMatchObject({ words: '9812345678' });
  expect(await eventsIn(id)).toEqual(['arrived', `corrected ${meera.name}`]);
  // The owner of the number may see that it was changed.
  expect((await readOwnCall(id))?.steps.map(({ kind }) => kind)).toEqual(['arrived', 'corrected']);
  // A list of customers elsewhere learns which record to look at, and nothing else of a person.
  const told = await rowsOf<{ body: string }>(
    `select body from deliveries where reference = $1 and subject = 'record.corrected'`,
    [reference],
  );
  expect(told.map(({ body }) => JSON.parse(body).data)).toEqual([{ references: [reference] }]);
});

test('a correction to another person’s unique e-mail is refused, and nothing is noted', async () => {
  await sentCase('save_pos_data', sampleAgent({ email: 'ravi@example.com' }));
  const { id } = await sentCase('save_pos_data', sampleAgent({ email: 'rvai@example.com' }));
  const action = { kind: 'correct', field: 'email', right: 'Ravi@example.com', text: 'Email' } as const;
  expect(await correctCase(id, action, meera)).toEqual({ done: false, refusal: 'somebody-elses' });
  expect(await eventsIn(id)).toEqual(['arrived']);
});

test('a correction from a page that is older than another one is refused, and comes back with what was typed', async () => {
  const { id } = await sentCase();
  const staff = { id: meera.id, name: meera.name, email: '', role: 'adviser', sessionId: '' } as const;
  const ask = (fields?: Record<string, string>) => deskAs(staff, { routes, path: `/cases/${id}`, fields });
  const seenOn = (html: string) => {
    const [, form = ''] = /class="case-right"([\s\S]*?)<\/form>/.exec(html) ?? [];
    return /name="seen" value="([^"]+)"/.exec(form)?.[1] ?? '';
  };
  const fields = { kind: 'correct', field: 'phone', right: '98111 22222', seen: seenOn((await ask()).html) };
  expect((await ask({ ...fields, right: '98222 33333' })).status).toBe(303);
  const phone = () => rowsOf('select phone from cases where id = $1', [id]);

  // A value that is mistyped as well is not compared yet, and the page still counts as the older one.
  const mistyped = await ask({ ...fields, right: '98' });
  expect([mistyped.status, seenOn(mistyped.html)]).toEqual([422, fields.seen]);
  const overtaken = await ask(fields);
  expect(overtaken.status).toBe(409);
  expect(overtaken.html).toContain('This case has changed since your page showed it');
  expect(overtaken.html).toMatch(/name="right"[^>]*value="98111 22222"/);
  expect(await phone()).toEqual([{ phone: '9822233333' }]);
  // From the page that came back it is a decision.
  expect((await ask({ ...fields, seen: seenOn(overtaken.html) })).status).toBe(303);
  expect(await phone()).toEqual([{ phone: '9811122222' }]);
});

test('a correction waits for a colleague who changes the same record, though each holds what the other needs', async () => {
  const { id, reference } = await sentCase();
  const action = { kind: 'correct', field: 'city', right: 'Surat', text: 'City' } as const;
  let corrected: ReturnType<typeof correctCase> | undefined;
  // The database ends the one or the other, by how long each has waited, and both try again.
  await inRetriedTransaction(async (client) => {
    await client.query('select from call_from_experts where reference = $1 for update', [reference]);
    if (!corrected) {
      corrected = correctCase(id, action, meera);
      await untilWaiting();
    }
    // The trigger writes the case, which the correction holds.
    await client.query(`update call_from_experts set name = 'Asha Rao' where reference = $1`, [reference]);
  });
  expect(await corrected).toEqual({ done: true });
  const [found] = await rowsOf('select name, city from call_from_experts where reference = $1', [reference]);
  expect(found).toMatchObject({ name: 'Asha Rao', city: expect.stringContaining('Surat') });
  expect(await eventsIn(id)).toEqual(['arrived', `corrected ${meera.name}`]);
});

test('an answer that the record no longer has is not corrected, and nothing is noted', async () => {
  const { id, reference } = await sentCase();
  await rowsOf(`update call_from_experts set answers = '[]' where reference = $1`, [reference]);
  const action = { kind: 'correct', field: 'phone', right: '9812345678', text: 'Phone' } as const;
  expect(await correctCase(id, action, meera)).toEqual({ done: false, refusal: 'changed' });
  expect(await eventsIn(id)).toEqual(['arrived']);
});

async function untilWaiting(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await rowsOf(waiting)).length).toBe(1);
}
