import pg from 'pg';
import { describeError, log } from '#platform/log.ts';
import type { ChangeNotice } from './publish-source.ts';

/**
 * Listens for committed changes of content. Notices are not kept for a listener that is away, so every
 * (re)connection is reported, and the publisher compares everything then.
 */
export type ChangeFeed = { stop(): Promise<void> };

export type ChangeFeedInput = {
  /** Asked at every connection: the embedded database may come back under another address. */
  url: () => string;
  onConnected: () => void;
  onNotice: (notice: ChangeNotice) => void;
};

const channel = 'page_changed';
const retryMs = 300;
// A connection that died without a word (a pulled cable, a proxy) is noticed within this time.
const checkEveryMs = 15_000;

export function listenForChanges({ url, onConnected, onNotice }: ChangeFeedInput): ChangeFeed {
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: url(),
      application_name: 'publisher',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    });
    // Lasting: without it a killed server takes the process down.
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    let check: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      client.on('notification', ({ payload }) => onNotice(parseNotice(payload)));
      await client.query(`listen ${channel}`);
      onConnected();
      const silent = new Promise<void>((resolve) => {
        check = setInterval(() => void isAlive(client).then((alive) => alive || resolve()), checkEveryMs);
      });
      await Promise.race([lost, silent, stopping.promise]);
    } finally {
      clearInterval(check);
      await Promise.race([client.end().catch(() => undefined), pause(1000)]);
    }
  }

  async function listenForEver(): Promise<void> {
    while (!isStopped) {
      await listenOnce().catch((error: unknown) => log.warn('publisher cannot listen', describeError(error)));
      if (!isStopped) await Promise.race([pause(retryMs), stopping.promise]);
    }
  }

  const ended = listenForEver();
  return {
    async stop() {
      isStopped = true;
      stopping.resolve();
      await ended;
    },
  };
}

/** `{"table":"pages","id":12}`; anything else means that everything may have changed. */
export function parseNotice(payload: string | undefined): ChangeNotice {
  try {
    const { table, id } = JSON.parse(payload ?? '') as { table?: unknown; id?: unknown };
    return { table: String(table), id: id === undefined ? undefined : Number(id) };
  } catch {
    return { table: 'unknown' };
  }
}

async function isAlive(client: pg.Client): Promise<boolean> {
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(5000).then(() => false)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
