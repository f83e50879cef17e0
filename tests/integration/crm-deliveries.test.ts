import { beforeEach, expect, test, vi } from 'vitest';
import { crmKeys, openCrms, referenceFields } from '../support/crms/all-crms.ts';
import { handedOver } from '../support/crms/handed-over.ts';
import { setEnvironment } from '../support/environment.ts';

const { all, endTokens, variables } = await openCrms();
setEnvironment(variables);

import { saveMapping } from '#enquiry/crm/field-mapping.ts';
import { zoho } from '#enquiry/crm/vendors/zoho.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';
import { attemptsAt } from '#enquiry/deliveries/read-deliveries.ts';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { correctRecord } from '#enquiry/store/correct-record.ts';
import { inTransaction } from '#platform/database.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { promise, textOf } from '../support/promise.ts';
import { jobsOf, rowOf } from '../support/saved-deliveries.ts';
import { newVisitor, sampleAgent } from '../support/visitor.ts';

withDatabase();

const logged = vi.spyOn(process.stdout, 'write');
beforeEach(() => {
  logged.mockReset().mockReturnValue(true);
  for (const key of crmKeys) Object.assign(all[key], { trouble: 'none', asked: [] });
});

const recordOf = (key: (typeof crmKeys)[number], reference: string) =>
  [...all[key].records.values()].filter(({ fields }) => fields[referenceFields[key]] === reference);

test.each(crmKeys)('%s gets an enquiry in its own fields, and its ID for it is noted', async (key) => {
  const { reference, deliveries } = await handedOver({
    email: `${key}@example.com`,
    utm_campaign: 'monsoon',
  });
  await deliver({ deliveryId: deliveries[key] });
  const [record, ...others] = recordOf(key, reference);
  expect(others).toEqual([]);
  const values = Object.values(record?.fields ?? {});
  expect(values).toEqual(
    expect.arrayContaining(['Asha', 'D’Souza', `${key}@example.com`, 'Meghdoot Textiles']),
  );
  expect(values.some((value) => /^\+9198\d{8}$/.test(value))).toBe(true);
  const text = values.find((value) => value.startsWith(`Enquiry ${reference}`));
  expect(text).toContain('\nPurpose: Corporate Insurance\n');
  expect(text).toContain('\nCampaign: name: monsoon\nAgreed: May be called about it');
  expect(await rowOf(deliveries[key])).toMatchObject({ state: 'sent', recipient: key });
  expect(await rowsOf('select * from enquiry.crm_records where delivery_id = $1', [deliveries[key]])).toEqual(
    [{ delivery_id: deliveries[key], remote_id: record?.id, is_shared: false }],
  );
});

test('a CRM that names a moment is not asked before it', async () => {
  const { deliveries } = await handedOver();
  all.hubspot.trouble = 'busy';
  await deliver({ deliveryId: deliveries.hubspot });
  expect(await rowOf(deliveries.hubspot)).toMatchObject({
    state: 'pending',
    last_error: 'HubSpot asks us to wait: too many requests.',
  });
  const jobs = await rowsOf<{ wait: number }>(
    `select extract(epoch from start_after - now())::int as wait from pgboss.job
     where data->>'deliveryId' = $1 and state = 'created' order by start_after desc`,
    [String(deliveries.hubspot)],
  );
  // Beside the first job, which the worker of this test never took.
  expect(jobs).toHaveLength((await jobsOf(deliveries.hubspot)).length);
  expect(jobs[0]?.wait).toBeGreaterThan(110);
});

test('an expired token is renewed once, without an attempt of its own', async () => {
  const first = await handedOver();
  await deliver({ deliveryId: first.deliveries.zoho });
  endTokens();
  all.zoho.asked.length = 0;
  const second = await handedOver();
  await deliver({ deliveryId: second.deliveries.zoho });
  expect(await rowOf(second.deliveries.zoho)).toMatchObject({ state: 'sent', attempts: '1' });
  expect(all.zoho.asked.map(({ path }) => path)).toEqual([
    '/crm/v8/Leads/upsert',
    '/oauth/v2/token',
    '/crm/v8/Leads/upsert',
  ]);
});

test('a refusal is final at once, says why, and is sent again when its cause is mended', async () => {
  await inTransaction((client) =>
    saveMapping(client, { crm: 'zoho', by: 'Asha', fields: { ...zoho.fields, city: 'Town' } }),
  );
  const { reference, deliveries } = await handedOver();
  await deliver({ deliveryId: deliveries.zoho });
  expect(await rowOf(deliveries.zoho)).toMatchObject({
    state: 'failed',
    attempts: '1',
    last_error: 'Zoho CRM refuses it: a field does not take our value: Town.',
  });
  await rowsOf('delete from enquiry.crm_mappings');
  expect(await resendDelivery(deliveries.zoho)).toBe(true);
  await deliver({ deliveryId: deliveries.zoho });
  expect((await rowOf(deliveries.zoho)).state).toBe('sent');
  expect(recordOf('zoho', reference)).toHaveLength(1);
});

test.each([
  ['hubspot', 'enquiry_reference', 'HubSpot refuses it: it has no such property: enquiry_reference.'],
  ['salesforce', 'City', 'Salesforce refuses it: it has no such field, or its user may not write it: City.'],
  ['leadsquared', 'mx_City', 'LeadSquared refuses it: a field does not take our value, or does not exist.'],
] as const)(
  '%s without a field of ours is a refusal in words, without anything of the person',
  async (key, field, why) => {
    all[key].knownFields.delete(field);
    const { deliveries } = await handedOver({ email: `${key}-2@example.com` });
    await deliver({ deliveryId: deliveries[key] });
    all[key].knownFields.add(field);
    expect(await rowOf(deliveries[key])).toMatchObject({ state: 'failed', last_error: why });
  },
);

test.each(['zoho', 'hubspot', 'leadsquared'] as const)(
  '%s keeps one record of a person who asks twice, and it is noted that it had them',
  async (key) => {
    const person = { email: `twice-${key}@example.com` };
    const [first, second] = [
      await handedOver(person),
      await handedOver({ ...person, city: 'Kochi, Kerala' }),
    ];
    for (const { deliveries } of [first, second]) await deliver({ deliveryId: deliveries[key] });
    expect(recordOf(key, first.reference)).toEqual([]);
    expect(recordOf(key, second.reference)).toHaveLength(1);
    expect((await attemptsAt(second.deliveries[key]))[0]?.outcome).toMatch(
      / took it as \w+ \d+, which it had already\.$/,
    );
  },
);

// Also while the enquiry itself has not arrived.
const policy = textOf('content/pages/privacy-policy.json');
promise('What you have corrected is corrected in {crmNames} as well.', policy, async () => {
  const { reference, deliveries } = await handedOver();
  await deliver({ deliveryId: deliveries.salesforce });
  await inTransaction(async (client) => {
    await correctRecord(client, { reference, field: 'name', right: 'Asha Pereira' });
    await enqueueForCrm(client, { reference, event: 'corrected', data: { references: [reference] } });
  });
  const again = await rowsOf<{ id: number; recipient: 'salesforce' }>(
    `select id, recipient from deliveries where reference = $1 and subject = 'record.corrected' order by id`,
    [reference],
  );
  expect(again.map(({ recipient }) => recipient).sort()).toEqual([...crmKeys].sort());
  for (const { id } of again) await deliver({ deliveryId: id });
  // The first hand-over, late: it carries what is right now.
  await deliver({ deliveryId: deliveries.zoho });
  expect(recordOf('salesforce', reference)[0]?.fields.LastName).toBe('Pereira');
  expect(recordOf('zoho', reference)).toMatchObject([{ fields: { Last_Name: 'Pereira' } }]);
});

test('a registration of an agent is not handed to a CRM', async () => {
  const { post } = await newVisitor();
  const { body } = await post('save_pos_data', sampleAgent());
  const rows = await rowsOf('select channel from deliveries where reference = $1', [body.data?.reference]);
  expect(rows).toEqual([{ channel: 'support-mail' }]);
});

test('no secret and nothing of a person is in a log line', async () => {
  const { deliveries } = await handedOver({ email: 'never@example.com' });
  for (const key of crmKeys) {
    all[key].trouble = 'broken';
    await expect(deliver({ deliveryId: deliveries[key] })).rejects.toThrow();
    all[key].trouble = 'none';
    await deliver({ deliveryId: deliveries[key] });
  }
  const lines = logged.mock.calls.join('');
  expect(lines).toContain('delivery will be tried again');
  expect(lines).not.toMatch(/secret|token-\d|lsq-|never@|Asha|98000/);
});
