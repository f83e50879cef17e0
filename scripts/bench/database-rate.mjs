import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { planDeliveries } from '#enquiry/deliveries/planned-deliveries.ts';
import { storeResponse } from '#enquiry/store/idempotency-store.ts';
import { insertRecord } from '#enquiry/store/insert-record.ts';
import { validate } from '#forms/validate.ts';
import { newReference } from '#platform/ids.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { formOf } from '../../tests/support/fault-visitor.ts';

/**
 * How fast the database alone takes the inserts of an enquiry. The site's own code is listened to once; then
 * its statements are repeated with new values over bare connections, in transactions as the site makes them,
 * with nothing else between: no HTTP, no checks, no mail. A process of its own, started by `enquiries.mjs`
 * with DATABASE_URL; prints one line of JSON.
 */
const connections = Number(process.env.CONNECTIONS);
const seconds = Number(process.env.SECONDS);
const connectionString = process.env.DATABASE_URL;

/** An input as the form's own kinds of field would take it. */
const input = formOf({ phone: '7000000000' });

function newSubmission() {
  const idempotency = { scope: 'save_lead_data', key: randomUUID(), bodyHashes: [randomUUID()] };
  const phone = String(randomInt(7_000_000_000, 9_000_000_000));
  const facts = {
    today: '2026-11-23',
    hours: { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] },
  };
  const { values, consents } = validate(generalForm, { ...input, phone }, facts);
  const how = { channel: 'dialog', captcha: 'off', locale: 'en', campaign: {}, idempotency };
  return { form: generalForm, values, consents, ...how };
}

/** Stores one enquiry through the site's own functions. */
async function store(client) {
  const submission = newSubmission();
  const reference = newReference();
  const deliveries = planDeliveries({ submission, reference, supportEmail: 'support@example.com' });
  await client.query('begin');
  await insertRecord(client, { submission, reference, deliveries, dueAt: new Date() });
  await storeResponse(client, submission.idempotency, { reference });
  await client.query('commit');
}

/** The statements of one save, as the site sends them. */
async function listen(client) {
  const heard = [];
  const query = (question, values) => {
    heard.push(typeof question === 'string' ? { text: question, values } : { ...question });
    return client.query(question, values);
  };
  await store({ query });
  return heard;
}

/** Replaces, in the statements that were recorded, what differs from enquiry to enquiry: references, numbers, keys. */
function replay(client, heard) {
  const [record, , planned] = heard[1].values.map((value) => JSON.parse(value));
  const { reference: oldReference } = record;
  const [{ message_id: oldMessageId }] = planned;
  const [, oldKey] = heard[3].values;
  const oldJob = /"deliveryId":(\d+)/.exec(heard[2].values.join())[1];
  const pattern = new RegExp(
    [oldReference, oldMessageId, oldKey, record.phone].map(RegExp.escape).join('|'),
    'g',
  );

  return async function once() {
    const fresh = new Map([
      [oldReference, newReference()],
      [oldMessageId, `${randomUUID()}@localhost`],
      [oldKey, randomUUID()],
      [record.phone, String(randomInt(7_000_000_000, 9_000_000_000))],
    ]);
    const renew = (value) =>
      typeof value === 'string' ? value.replace(pattern, (old) => fresh.get(old)) : value;
    await client.query(heard[0].text);
    const { rows } = await client.query({ ...heard[1], values: heard[1].values.map(renew) });
    const jobValues = heard[2].values.map((value) =>
      String(value).replace(`"deliveryId":${oldJob}`, `"deliveryId":${rows[0].id}`),
    );
    await client.query({ ...heard[2], values: jobValues });
    await client.query({ ...heard[3], values: heard[3].values.map(renew) });
    const { command } = await client.query(heard[4].text);
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  };
}

async function open() {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

const listener = await open();
await startQueue();
const heard = await listen(listener);
await stopQueue();
if (heard.length !== 5) throw new Error(`A save has ${heard.length} statements now; this file knows five.`);
const settings = await listener.query(
  `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as "synchronousCommit"`,
);
const before = await countEnquiries();

const clients = await Promise.all(Array.from({ length: connections }, open));
const begun = performance.now();
const endsAt = begun + seconds * 1000;
await Promise.all(
  clients.map(async (client) => {
    const once = replay(client, heard);
    while (performance.now() < endsAt) await once();
  }),
);
const elapsedSeconds = (performance.now() - begun) / 1000;
const count = (await countEnquiries()) - before;
await Promise.all([listener, ...clients].map((client) => client.end()));
process.stdout.write(
  `${JSON.stringify({ perSecond: count / elapsedSeconds, count, ...settings.rows[0] })}\n`,
);

async function countEnquiries() {
  const { rows } = await listener.query('select count(*)::int as count from call_from_experts');
  return rows[0].count;
}
