import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { silentLog } from '#platform/testing/test-database.ts';
import type { tidyUpAfterwards } from './fault-clean-up.ts';
import { type Ledger, openEmbeddedLedger, openLedger } from './fault-ledger.ts';
import { type FaultMailbox, newMailbox } from './fault-mailbox.ts';
import { type FaultSite, newSite } from './fault-site.ts';
import { copySeededCluster } from './seeded-cluster.ts';

type TidyUp = ReturnType<typeof tidyUpAfterwards>;

/** The site as a process, the mail server that it writes to, and a look into its database past it. */
export type FaultWorld = { site: FaultSite; mailbox: FaultMailbox; ledger: Ledger };

type Database = {
  /** Where the site reaches it; there may be something in between that fails. */
  siteUrl: string;
  /** Where the ledger does, whatever fails. */
  url: string;
  /** Called with the site's folder before its first start. */
  prepare?: (dataDir: string) => void;
  /** Of the site's environment, which may name its folder. */
  variables?: (dataDir: string) => Record<string, string>;
};

/** Starts everything; the site has an embedded database unless one is given. */
export async function openWorld(tidyUp: TidyUp, database?: Database): Promise<FaultWorld> {
  const mailbox = await newMailbox();
  tidyUp(() => mailbox.close());
  const dataDir = temporaryFolder();
  const site = await newSite({
    SMTP_URL: mailbox.url,
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.siteUrl }),
    ...database?.variables?.(dataDir),
  });
  tidyUp(() => site.remove());
  if (!database) await copySeededCluster(site.dataDir);
  database?.prepare?.(site.dataDir);
  await site.start();
  const ledger = database ? openLedger(database.url) : await openEmbeddedLedger(site.dataDir);
  tidyUp(() => ledger.close());
  return { site, mailbox, ledger };
}

export type OwnServer = {
  url: string;
  folder: string;
  stop(): Promise<void>;
  /** Again, on the same folder; at the same address. */
  start(): Promise<void>;
};

type Setting = {
  isSeeded?: boolean;
  /** Called with the server's folder while that is empty. */
  prepare?: (folder: string) => void;
};

/** A database server apart from the site, which the test can end. */
export async function openServer(
  tidyUp: TidyUp,
  { isSeeded = false, prepare }: Setting = {},
): Promise<OwnServer> {
  const folder = temporaryFolder();
  tidyUp(() => removeFolder(folder));
  prepare?.(folder);
  if (isSeeded) await copySeededCluster(folder);
  const startIn = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  let server = await startIn();
  tidyUp(() => server.stop());
  return {
    url: server.url,
    folder,
    stop: () => server.stop(),
    start: async () => {
      server = await startIn();
    },
  };
}
