import { expect, onTestFinished, test } from 'vitest';
import { resendDelivery } from '#enquiry/deliveries/resend-delivery.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { dueOf } from '#enquiry/store/call-due-time.ts';
import { rowsOf } from '../support/database.ts';
import { allOf, ledger, moved, withOldDatabase } from '../support/upgrade-database.ts';
import type { Doc } from '../support/upgrade-ledger.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

/** Submissions of visitors to an older version are there under this one, and deliveries that they owed are made. */
const { mailbox, crm } = await withOldDatabase();

test.each([
  ['call-from-experts', ledger.enquiries],
  ['posp-agent-forms', ledger.agents],
  ['consents', ledger.consents],
  ['deliveries', ledger.deliveries],
] as const)('every record among %s is there as it was, in its state', async (collection, docs) => {
  expect(docs.length).toBeGreaterThan(0);
  // How far staff had come is on the case.
  const asSent = docs.map(({ progress: _, notes: __, ...doc }) => moved(doc));
  expect(await allOf(collection)).toMatchObject(asSent);
});

test.each([
  ['enquiries', 'enquiry', ledger.enquiries],
  ['agents', 'agent', ledger.agents],
] as const)(
  'every record among the %s has a case, with how far staff had come and what they noted',
  async (register, owner, docs) => {
    const cases = (await allOf('cases')).filter((one) => one.register === register);
    expect(cases).toHaveLength(docs.length);
    const events = await allOf('case-events');
    for (const doc of docs.map(moved)) {
      const own = cases.find((one) => one[owner] === doc.id);
      const { reference, name, phone, createdAt, updatedAt } = doc;
      expect(own).toMatchObject({ reference, name, phone, createdAt, ...stateAfter(doc), assignee: null });
      const progress = { called: 'called', 'no-answer': 'not-reached', closed: 'closed' }[
        String(doc.progress)
      ];
      expect(events.filter((event) => event.case === own?.id)).toMatchObject([
        { kind: 'arrived', createdAt },
        ...(progress && progress !== 'closed' ? [{ kind: progress, createdAt: updatedAt }] : []),
        ...(doc.notes ? [{ kind: 'noted', text: doc.notes, createdAt: updatedAt }] : []),
        ...(progress === 'closed' ? [{ kind: 'closed', createdAt: updatedAt }] : []),
      ]);
    }
    const called = docs.filter(({ progress }) => progress !== 'new');
    expect(called.length, 'records that staff had worked on').toBeGreaterThan(0);
  },
);

/** The slot where one was chosen, else the end of the next day on which the site had said that it calls. */
function stateAfter({ progress, contactDate, contactTime, createdAt }: Doc) {
  if (progress === 'closed') return { state: 'closed', dueAt: null, outcome: null, attempts: 0 };
  const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
  const slot = { day: String(contactDate ?? ''), time: String(contactTime ?? '') };
  const dueAt = dueOf(slot, new Date(String(createdAt)), hours).toISOString();
  const attempts = progress === 'no-answer' ? 1 : 0;
  return { state: progress === 'new' ? 'new' : 'waiting', dueAt, attempts };
}

test('a save that is repeated gets its first answer, and stores nothing', async () => {
  const before = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))].length;
  const { post } = await newVisitor();
  for (const { endpoint, key, form, answer } of ledger.keyedSaves) {
    const { status, body } = await post(endpoint, form, { 'idempotency-key': key });
    // A known agent was promised a call that no one recorded; the promise is not made again.
    if (JSON.stringify(answer.body).includes('our team will call you'))
      expect(body.data).toEqual({ reason: 'known-agent' });
    else expect({ status, body }).toEqual(answer);
    const other = await post(endpoint, { ...form, city: 'Nagpur' }, { 'idempotency-key': key });
    expect(other.status).toBe(409);
  }
  const after = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))].length;
  expect(after).toBe(before);
});

test('a delivery that was owed is made once, under its old Message-ID, and one that was sent is not', async () => {
  onTestFinished(await startDeliveries());
  const isOwed = ({ state }: Doc) => state === 'pending' || state === 'sending';
  const owed = ledger.deliveries.filter(isOwed);
  const lives = `select from pgboss.job where state in ('created', 'retry', 'active')`;
  await expect.poll(async () => (await allOf('deliveries')).filter(isOwed), patience).toEqual([]);
  // Nothing is left that could send a second time.
  await expect.poll(() => rowsOf(lives), patience).toEqual([]);
  const idsOf = (channel: string) =>
    owed.filter((delivery) => delivery.channel === channel).map(({ messageId }) => String(messageId));
  expect(mailbox.mails.map(messageIdOf).sort()).toEqual(idsOf('support-mail').sort());
  expect([...crm.taken].sort()).toEqual(idsOf('crm-webhook').sort());
});

test('a delivery that was given up stays so, and can be sent again', async () => {
  const givenUp = ledger.deliveries.find(
    ({ state, channel }) => state === 'failed' && channel === 'support-mail',
  );
  const stateOf = async () => (await allOf('deliveries')).find(({ id }) => id === givenUp?.id)?.state;
  expect(await stateOf()).toBe('failed');
  expect(await resendDelivery(Number(givenUp?.id))).toBe(true);
  await expect.poll(stateOf, patience).toBe('sent');
  expect(messageIdOf(mailbox.mails.at(-1) ?? '')).toBe(givenUp?.messageId);
});

test('a new enquiry is stored with the old ones, under a reference of its own', async () => {
  const { post } = await newVisitor();
  const { body } = await post('save_lead_data', sampleEnquiry());
  const all = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))];
  expect(all).toHaveLength(ledger.enquiries.length + ledger.agents.length + 1);
  const references = all.map(({ reference }) => reference);
  expect(references).toContain(body.data?.reference);
  expect(new Set(references).size).toBe(references.length);
});

const patience = { timeout: 50_000, interval: 200 };

function messageIdOf(mail: string): string {
  return /^Message-ID: <(.+)>\r?$/im.exec(mail)?.[1] ?? '';
}
