import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { crmKeys, openCrms, referenceFields } from '../support/crms/all-crms.ts';
import { handedOver } from '../support/crms/handed-over.ts';
import { insert } from '../support/crms/stand-in.ts';
import { setEnvironment } from '../support/environment.ts';

const { all, variables } = await openCrms();
setEnvironment(variables);

import { allPersonalData } from '#desk/all-personal-data.ts';
import { confirmErasure, lockHandOvers } from '#enquiry/crm/erase-in-crms.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';
import { attemptsAt } from '#enquiry/deliveries/read-deliveries.ts';
import { inTransaction } from '#platform/database.ts';
import { eraseOnRequest } from '#privacy/requests/erase-on-request.ts';
import { insertRequest } from '#privacy/requests/insert-request.ts';
import { deleteNotices } from '#privacy/requests/notices.ts';
import { lockRequest } from '#privacy/requests/open-request.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { countOfWaiting, rowsOf, withDatabase } from '../support/database.ts';
import { promise, textOf } from '../support/promise.ts';
import { rowOf } from '../support/saved-deliveries.ts';

withDatabase();
withContentService();

let administrator: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  administrator = await staffMember('administrator');
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

async function erase(email: string): Promise<void> {
  await inTransaction(async (client) => {
    await insertRequest(client, { kind: 'erasure', state: 'confirmed', via: 'email', email, locale: 'en' });
    const { rows } = await client.query<{ id: number }>('select id from privacy_requests where email = $1', [
      email,
    ]);
    const request = await lockRequest(client, rows[0]?.id ?? 0);
    if (!request) throw new Error('no request');
    await eraseOnRequest(client, allPersonalData, { request, userId: administrator.id, heldBack: {} });
  });
}

type Erasure = { id: number; recipient: (typeof crmKeys)[number]; wait: number };
const erasures = () =>
  rowsOf<Erasure>(
    `select d.id, d.recipient, extract(epoch from j.start_after - now())::int as wait
     from deliveries d join pgboss.job j on (j.data->>'deliveryId')::int = d.id
     where d.channel = 'crm' and d.subject = 'person.erased' and d.state <> 'sent' order by d.id`,
  );

const isIn = (key: (typeof crmKeys)[number], reference: string) =>
  [...all[key].records.values()].some(({ fields }) => fields[referenceFields[key]] === reference);

test('an erased person is deleted in the CRMs where that is safe, and staff are asked to do the rest', async () => {
  const email = 'gone@example.com';
  const { reference, deliveries } = await handedOver({ email });
  for (const key of crmKeys) await deliver({ deliveryId: deliveries[key] });
  // One whose answer was lost: the CRM has it, and its ID is not known here.
  await rowsOf('delete from enquiry.crm_records where delivery_id = $1', [deliveries.zoho]);
  await erase(email);
  const owed = await erasures();
  expect(owed.map(({ recipient }) => recipient).sort()).toEqual([...crmKeys].sort());
  // After any attempt that is still under way.
  for (const { wait } of owed) expect(wait).toBeGreaterThan(50);
  for (const { id } of owed) await deliver({ deliveryId: id });

  expect(isIn('zoho', reference)).toBe(false);
  expect(isIn('salesforce', reference)).toBe(false);
  const byHand = await erasures();
  expect(byHand.map(({ recipient }) => recipient).sort()).toEqual(['hubspot', 'leadsquared']);
  for (const { id, recipient } of byHand) {
    const [{ id: remoteId } = { id: '' }] = [...all[recipient].records.values()].filter(
      ({ fields }) => fields[referenceFields[recipient]] === reference,
    );
    const { state, last_error } = await rowOf(id);
    expect(state).toBe('failed');
    expect(last_error).toContain('by hand');
    expect(last_error).toContain(remoteId);
    const confirmed = () =>
      inTransaction((client) => confirmErasure(client, { deliveryId: id, who: 'Meera' }));
    expect([await confirmed(), await confirmed()]).toEqual([true, false]);
    expect(await attemptsAt(id)).toMatchObject([{ outcome: 'Erased there by Meera.' }, {}]);
  }
  expect(await erasures()).toEqual([]);
});

test('a lead that Zoho CRM had before is left to staff; one that is gone already is no failure', async () => {
  const email = 'before@example.com';
  insert(all.zoho, { Email: email, Last_Name: 'Rao', Description: 'A customer since 2019' });
  const { deliveries } = await handedOver({ email });
  for (const key of ['zoho', 'salesforce'] as const) await deliver({ deliveryId: deliveries[key] });
  all.salesforce.records.clear();
  await erase(email);
  for (const { id } of await erasures()) await deliver({ deliveryId: id });
  const left = (await erasures()).filter(({ recipient }) => ['zoho', 'salesforce'].includes(recipient));
  expect(left.map(({ recipient }) => recipient)).toEqual(['zoho']);
  expect([...all.zoho.records.values()].some(({ fields }) => fields.Email === email)).toBe(true);
});

/** Erases someone whose lead Zoho CRM had before. @returns whether it is still there, and left to staff */
async function isLeftToStaff(email: string): Promise<boolean> {
  await rowsOf(`delete from deliveries where subject = 'person.erased'`);
  await erase(email);
  for (const { id } of await erasures()) await deliver({ deliveryId: id });
  const isToStaff = (await erasures()).some(({ recipient }) => recipient === 'zoho');
  return isToStaff && [...all.zoho.records.values()].some(({ fields }) => fields.Email === email);
}

test('a lead that was there before is left to staff where the answer about its change was lost', async () => {
  const email = 'lost-answer@example.com';
  insert(all.zoho, { Email: email, Last_Name: 'Rao' });
  const { reference, deliveries } = await handedOver({ email });
  all.zoho.trouble = 'cut-change';
  await expect(deliver({ deliveryId: deliveries.zoho })).rejects.toThrow();
  all.zoho.trouble = 'none';
  expect(isIn('zoho', reference)).toBe(true);
  // By our reference it looks like a lead of ours now.
  await deliver({ deliveryId: deliveries.zoho });
  expect((await attemptsAt(deliveries.zoho))[0]?.outcome).toMatch(/^Zoho CRM took it as lead \d+\.$/);
  expect(await isLeftToStaff(email)).toBe(true);
});

test('so is one of which only a corrected hand-over knows, after its notices are deleted', async () => {
  const email = 'corrected@example.com';
  insert(all.zoho, { Email: email, Last_Name: 'Rao' });
  const { reference, deliveries } = await handedOver({ email });
  await rowsOf(`update deliveries set state = 'failed' where id = $1`, [deliveries.zoho]);
  await inTransaction((client) =>
    enqueueForCrm(client, { reference, event: 'corrected', data: { references: [reference] } }),
  );
  const [again] = await rowsOf<{ id: number }>(
    `select id from deliveries where reference = $1 and recipient = 'zoho' and subject = 'record.corrected'`,
    [reference],
  );
  await deliver({ deliveryId: again?.id ?? 0 });
  await deleteNotices();
  expect(await isLeftToStaff(email)).toBe(true);
  await deleteNotices();
  const left = await rowsOf(`select subject from deliveries where channel = 'crm' and state = 'sent'`);
  expect(left.map(({ subject }) => subject)).not.toContain('person.erased');
});

test('a lead is left as it was when its person is erased before it is changed', async () => {
  const email = 'meanwhile@example.com';
  const { fields } = insert(all.zoho, { Email: email, Last_Name: 'Rao' });
  const { reference, deliveries } = await handedOver({ email });
  const held = Promise.withResolvers<void>();
  all.zoho.held = held.promise;
  all.zoho.asked.length = 0;
  const attempt = deliver({ deliveryId: deliveries.zoho });
  await vi.waitFor(() => expect(all.zoho.asked.map(({ method }) => method)).toContain('POST'));
  await inTransaction(async (client) => {
    await lockHandOvers(client, [reference]);
    held.resolve();
    await expect.poll(countOfWaiting, { timeout: 20_000 }).toBe(1);
    await client.query('delete from deliveries where reference = $1', [reference]);
  });
  await expect(attempt).rejects.toThrow();
  expect(fields).toEqual({ Email: email, Last_Name: 'Rao' });
});

const policy = textOf('content/pages/privacy-policy.json');

promise('Our list of customers is kept with {crmNames}.', policy, async () => {
  const { tokensOf } = await import('#site/text/fill-tokens.ts');
  const { settings } = await import('#site/fixtures/site-fixture.ts');
  expect(tokensOf(settings, 'en').crmNames?.()).toBe('Zoho CRM, LeadSquared, HubSpot, and Salesforce');
});
