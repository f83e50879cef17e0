import { createHash } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import { type Crm, openCrm } from './crm.ts';
import { type FaultMailbox, newMailbox } from './fault-mailbox.ts';
import { type FaultSite, newSite } from './fault-site.ts';

/** An old version's build as a process, with a database, a mail server and a CRM that can be made to fail. */
export type OldWorld = {
  site: FaultSite;
  /** A look into its database past it. */
  client: pg.Client;
  mailbox: FaultMailbox;
  crm: Crm;
  appSecret: string;
  close(): Promise<void>;
};

const administrator = { name: 'Administrator', ...loginOf('administrator') };
export const colleagues = {
  administrator,
  editor: { name: 'The editor', ...loginOf('editor') },
  adviser: { name: 'The adviser', ...loginOf('adviser') },
};

function loginOf(role: string) {
  return { role, email: `${role}@example.com`, password: 'four old words of somebody' };
}

/** @param clone where the old version is checked out and built */
export async function openOldWorld(clone: string): Promise<OldWorld> {
  const folder = temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();

  const crm = await openCrm();
  const mailbox = await newMailbox();
  const appSecret = createHash('sha256').update('the upgrade fixture').digest('hex');
  const site = await newSite(
    {
      APP_SECRET: appSecret,
      DATABASE_URL: postgres.url,
      SMTP_URL: mailbox.url,
      CRM_WEBHOOK_URL: crm.url,
      STAFF_EMAIL: administrator.email,
      STAFF_PASSWORD: administrator.password,
      DESK: 'on',
      STAFF_SECOND_FACTOR: 'off',
      // Counted in a table of their own, which is to be in the dump.
      RATE_LIMITS: 'on',
    },
    clone,
  );

  async function close(): Promise<void> {
    await site.remove();
    await mailbox.close();
    await crm.close();
    await client.end();
    await postgres.stop();
    removeFolder(folder);
  }
  return { site, client, mailbox, crm, appSecret, close };
}
