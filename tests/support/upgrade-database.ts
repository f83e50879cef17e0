import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { contentService, setContentService } from '#content/read/content-service.ts';
import { prepareDatabase } from '#main/prepare-database.ts';
import { closeDatabase, setDatabaseUrl } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { type Crm, openCrm } from './crm.ts';
import { setEnvironment } from './environment.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { dropCopy, makeEmpty } from './template-database.ts';
import { type ContentCollection, type Doc, keyFields, type UpgradeLedger } from './upgrade-ledger.ts';
import { loadDump } from './upgrade-load.ts';

/**
 * A database that an older version left behind, killed in the middle of its work, brought up under this one
 * (tests/fixtures/upgrade/README.md explains how it was made).
 */
export const oldFolder = path.resolve('tests/fixtures/upgrade');
export const ledger = JSON.parse(
  fs.readFileSync(path.join(oldFolder, 'ledger.json'), 'utf8'),
) as UpgradeLedger;

// An upgrade takes a moment, in which what the old version held alive is seen to be dead.
const movedByMs = Date.now() - Date.parse(ledger.madeAt) - 10 * 60_000;

/** Call it at the top of a test file. @returns where that version's mails and hand-overs arrive */
export async function withOldDatabase(): Promise<{ mailbox: Mailbox; crm: Crm }> {
  const mailbox = await openMailbox();
  const crm = await openCrm();
  const { dataDir } = setEnvironment({
    FULL_HASHES: 'on',
    APP_SECRET: ledger.appSecret,
    SMTP_URL: mailbox.url,
    CRM_WEBHOOK_URL: crm.url,
  });
  const name = `t_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    fs.cpSync(path.join(oldFolder, 'uploads'), path.join(dataDir, 'uploads'), { recursive: true });
    const url = await makeEmpty(inject('databaseServerUrl'), name);
    await loadDump(url, path.join(oldFolder, 'database.sql.gz'), movedByMs);
    setDatabaseUrl(url);
    setContentService(async () => (await import('#panel/payload.config.ts')).default);
    await prepareDatabase({ step: (_title, work) => work(), say: () => undefined });
    await startQueue();
  });

  afterAll(async () => {
    await stopQueue();
    closeMail();
    await mailbox.close();
    await crm.close();
    const service = await contentService();
    await service.destroy();
    await closeDatabase();
    await dropCopy(inject('databaseServerUrl'), name);
  });
  return { mailbox, crm };
}

type Collection =
  | 'cases'
  | 'case-events'
  | 'call-from-experts'
  | 'posp-agent-forms'
  | 'consents'
  | 'deliveries'
  | 'legal-documents';

/** Everything in a collection, as the desk has it. */
export async function allOf(collection: Collection): Promise<Doc[]> {
  const service = await contentService();
  const options = { sort: 'id', depth: 0, pagination: false, overrideAccess: true } as const;
  const { docs } = await service.find({ collection, ...options });
  return docs.map((doc) => ({ ...doc }));
}

/** A record of the ledger as it must be now: its moments are moved as the dump's are. */
export function moved(doc: Doc): Doc {
  const isMoment = ([field, value]: [string, unknown]) => field.endsWith('At') && typeof value === 'string';
  const moments = Object.entries(doc)
    .filter(isMoment)
    .map(([field, value]) => [field, new Date(Date.parse(String(value)) + movedByMs).toISOString()]);
  return { ...doc, ...Object.fromEntries(moments) };
}

/** The records under this key, as published or as staff see them: none or one. */
export async function contentOf(collection: ContentCollection, key: string, reader: 'visitor' | 'staff') {
  const service = await contentService();
  const isStaff = reader === 'staff';
  const where = { [keyFields[collection]]: { equals: key } };
  const options = { where, depth: 0, draft: isStaff, overrideAccess: isStaff } as const;
  const { docs } = await service.find({ collection, ...options });
  return docs;
}
