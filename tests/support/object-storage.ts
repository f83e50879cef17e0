import { once } from 'node:events';
import net from 'node:net';
import { type FauxqsServer, startFauxqs } from 'fauxqs';

/**
 * An object storage on loopback, in memory, that speaks S3, behind a cable that a test can pull out: its settings are
 * for `setEnvironment`.
 */
export type ObjectStorage = {
  settings: Record<string, string>;
  /** Ends what is open, and refuses what comes, until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Pulls the cable out once so many bytes have passed from the server. */
  cutAfter(bytes: number): void;
  /** Ends what is open, and the next connection as soon as it is made. */
  stumble(): void;
  /** From now on it refuses to delete, as one with object lock does. */
  forbidDeletion(): void;
  empty(): void;
  stop(): Promise<void>;
};

export const bucket = 'site-files';

const refusedDeletion =
  'HTTP/1.1 403 Forbidden\r\nContent-Type: application/xml\r\nConnection: close\r\n\r\n<Error><Code>AccessDenied</Code></Error>';

export async function startObjectStorage(): Promise<ObjectStorage> {
  const server: FauxqsServer = await startFauxqs({ port: 0, logger: false });
  server.createBucket(bucket);
  const open = new Set<net.Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isStumbling = false;
  let isKeepingAll = false;
  const cable = net.createServer((site) => {
    if (isStumbling) {
      isStumbling = false;
      return void site.destroy();
    }
    const storage = net.connect(server.port, '127.0.0.1');
    for (const [from, to] of [
      [site, storage],
      [storage, site],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    site.on('data', (chunk) => {
      if (isKeepingAll && String(chunk.subarray(0, 7)) === 'DELETE ') site.end(refusedDeletion);
      else storage.write(chunk);
    });
    site.on('end', () => storage.end());
    storage.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) site.write(chunk);
      else void cut();
    });
  });
  const listen = (port: number) => once(cable.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = cable.address() as net.AddressInfo;

  async function cut(): Promise<void> {
    const closed = cable.listening ? once(cable, 'close') : undefined;
    if (closed) cable.close();
    for (const socket of open) socket.destroy();
    await closed;
  }

  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'a-key',
      AWS_SECRET_ACCESS_KEY: 'a-secret',
      UPLOADS_URL: `s3://${bucket}/uploads`,
      FILES_URL: `s3://${bucket}/files`,
    },
    cut,
    async mend() {
      left = Number.POSITIVE_INFINITY;
      if (!cable.listening) await listen(port);
    },
    cutAfter(bytes) {
      left = bytes;
    },
    stumble() {
      isStumbling = true;
      for (const socket of open) socket.destroy();
    },
    forbidDeletion() {
      isKeepingAll = true;
    },
    empty: () => server.emptyBucket(bucket),
    async stop() {
      await cut();
      await server.stop();
    },
  };
}
