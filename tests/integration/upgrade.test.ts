import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { sendAgain } from '#enquiry/deliveries/send-again.ts';
import { startDeliveries, stopDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { prepareDatabase } from '#main/prepare-database.ts';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { openCrm } from '../support/crm.ts';
import { rowsOf } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';
import { dropCopy, makeEmpty } from '../support/template-database.ts';
import {
  type ContentCollection,
  type Doc,
  keyFields,
  type UpgradeLedger,
} from '../support/upgrade-ledger.ts';
import { loadDump } from '../support/upgrade-load.ts';
import { newVisitor, someForm } from '../support/visitor.ts';

/**
 * A database that the version before this one left behind, killed in the middle of its work, comes up under
 * this one (tests/fixtures/upgrade/README.md tells how it was made). Every later migration is tried on it.
 */
const fixture = path.resolve('tests/fixtures/upgrade');
const ledger = JSON.parse(fs.readFileSync(path.join(fixture, 'ledger.json'), 'utf8')) as UpgradeLedger;
// An upgrade takes a moment, in which what the old version held alive is seen to be dead.
const movedByMs = Date.now() - Date.parse(ledger.madeAt) - 10 * 60_000;

const mailbox = await openMailbox();
const crm = await openCrm();
const { dataDir } = setEnvironment({
  APP_SECRET: ledger.appSecret,
  SMTP_URL: mailbox.url,
  CRM_WEBHOOK_URL: crm.url,
});
const name = `t_${randomUUID().replaceAll('-', '')}`;

beforeAll(async () => {
  fs.cpSync(path.join(fixture, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true });
  const url = await makeEmpty(inject('databaseServerUrl'), name);
  await loadDump(url, path.join(fixture, 'database.sql.gz'), movedByMs);
  setDatabaseUrl(url);
  setContentService(async () => (await import('#desk/payload.config.ts')).default);
  await prepareDatabase({ step: (_title, work) => work(), say: () => undefined });
  await startQueue();
});

afterAll(async () => {
  stopDeliveries();
  await stopQueue();
  closeMail();
  await mailbox.close();
  await crm.close();
  const service = await contentService();
  await service.destroy();
  await closeDatabase();
  await dropCopy(inject('databaseServerUrl'), name);
});

type Submissions = 'call-from-experts' | 'posp-agent-forms' | 'consents' | 'deliveries';

async function allOf(collection: Submissions | 'legal-documents'): Promise<Doc[]> {
  const service = await contentService();
  const options = { sort: 'id', depth: 0, pagination: false, overrideAccess: true } as const;
  const { docs } = await service.find({ collection, ...options });
  return docs.map((doc) => ({ ...doc }));
}

async function contentOf(collection: ContentCollection, key: string, reader: 'visitor' | 'staff') {
  const service = await contentService();
  const isStaff = reader === 'staff';
  const where = { [keyFields[collection]]: { equals: key } };
  const options = { where, depth: 0, draft: isStaff, overrideAccess: isStaff } as const;
  const { docs } = await service.find({ collection, ...options });
  return docs;
}

/** A record of the ledger as it must be now: its moments are moved as the dump's are. */
function moved(doc: Doc): Doc {
  const isMoment = ([field, value]: [string, unknown]) => field.endsWith('At') && typeof value === 'string';
  const moments = Object.entries(doc)
    .filter(isMoment)
    .map(([field, value]) => [field, new Date(Date.parse(String(value)) + movedByMs).toISOString()]);
  return { ...doc, ...Object.fromEntries(moments) };
}

describe('what visitors sent', () => {
  test.each<[Submissions, Doc[]]>([
    ['call-from-experts', ledger.enquiries],
    ['posp-agent-forms', ledger.agents],
    ['consents', ledger.consents],
    ['deliveries', ledger.deliveries],
  ])('every record among %s is there as it was, in its state', async (collection, docs) => {
    expect(docs.length).toBeGreaterThan(0);
    expect(await allOf(collection)).toMatchObject(docs.map(moved));
  });

  test('a save that is repeated gets its first answer, and stores nothing', async () => {
    const before = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))].length;
    const { post } = await newVisitor();
    for (const { call, key, form, answer } of ledger.keyedSaves) {
      const { status, body } = await post(call, form, { 'idempotency-key': key });
      expect({ status, body }).toEqual(answer);
      const other = await post(call, { ...form, city: 'Nagpur' }, { 'idempotency-key': key });
      expect(other.status).toBe(409);
    }
    const after = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))].length;
    expect(after).toBe(before);
  });

  test('what was owed is delivered once, under its old Message-ID, and what was sent is not', async () => {
    await startDeliveries();
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

  test('what was given up stays so, and can be sent again', async () => {
    const givenUp = ledger.deliveries.find(
      ({ state, channel }) => state === 'failed' && channel === 'support-mail',
    );
    const stateOf = async () => (await allOf('deliveries')).find(({ id }) => id === givenUp?.id)?.state;
    expect(await stateOf()).toBe('failed');
    expect(await sendAgain(Number(givenUp?.id))).toBe(true);
    await expect.poll(stateOf, patience).toBe('sent');
    expect(messageIdOf(mailbox.mails.at(-1) ?? '')).toBe(givenUp?.messageId);
  });

  test('a new enquiry stands beside the old ones, under a reference of its own', async () => {
    const { post } = await newVisitor();
    const { body } = await post('save_lead_data', someForm());
    const all = [...(await allOf('call-from-experts')), ...(await allOf('posp-agent-forms'))];
    expect(all).toHaveLength(ledger.enquiries.length + ledger.agents.length + 1);
    const references = all.map(({ reference }) => reference);
    expect(references).toContain(body.data?.reference);
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('what staff wrote', () => {
  test.each(ledger.staff)(
    'the $role logs in with the old password',
    async ({ email, password, role, name }) => {
      const service = await contentService();
      const { user } = await service.login({ collection: 'users', data: { email, password }, depth: 0 });
      expect(user).toMatchObject({ email, role, name });
    },
  );

  test('no record is lost, and none is there twice', async () => {
    for (const collection of Object.keys(ledger.keys) as ContentCollection[]) {
      expect(ledger.keys[collection].length, collection).toBeGreaterThan(0);
      for (const key of ledger.keys[collection])
        expect(await contentOf(collection, key, 'staff'), `${collection} ${key}`).toHaveLength(1);
    }
  });

  test.each(ledger.content)('$collection $key is read as it was left', async (record) => {
    const { collection, key, published, draft } = record;
    const read = await contentOf(collection, key, 'visitor');
    expect(read).toMatchObject(published ? [published] : []);
    const seen = await contentOf(collection, key, 'staff');
    expect(seen).toMatchObject([draft ?? published ?? { _status: 'draft' }]);
    expect(seen[0]?._status).toBe(draft || !published ? 'draft' : 'published');
  });

  test.each(ledger.deleted)('$collection $key stays deleted', async ({ collection, key }) => {
    expect(await contentOf(collection, key, 'staff')).toEqual([]);
  });

  test('a page that staff moved is not at its old address again', async () => {
    const service = await contentService();
    const where = { path: { equals: '/vintage-cars' } };
    const options = { where, depth: 0, draft: true, overrideAccess: true } as const;
    expect((await service.find({ collection: 'pages', ...options })).docs).toEqual([]);
  });

  test('settings and menus are as they were changed', async () => {
    const service = await contentService();
    const options = { depth: 0, overrideAccess: false } as const;
    const settings = await service.findGlobal({ slug: 'site-settings', ...options });
    expect(settings).toMatchObject(ledger.settings);
    const menus = await service.findGlobal({ slug: 'menus', ...options });
    const titles = (entries: unknown) => (entries as { title: string }[]).map(({ title }) => title);
    expect({ top: titles(menus.top), sidebar: titles(menus.sidebar) }).toEqual(ledger.menuTitles);
  });

  test('documents are where the content service looks for them', async () => {
    expect(await allOf('legal-documents')).toMatchObject(ledger.documents);
    const { staticDir } = (await contentService()).collections['legal-documents'].config.upload;
    for (const { filename } of ledger.documents) {
      const kept = fs.readFileSync(path.join(fixture, 'uploads/legal-documents', String(filename)));
      expect(fs.readFileSync(path.join(String(staticDir), String(filename)))).toEqual(kept);
    }
  });
});

const patience = { timeout: 50_000, interval: 200 };

function messageIdOf(mail: string): string {
  return /^Message-ID: <(.+)>\r?$/im.exec(mail)?.[1] ?? '';
}
