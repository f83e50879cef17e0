import { once } from 'node:events';
import net from 'node:net';

/**
 * A way from the site to the database server that can go silent: connections stay open, and nothing passes
 * any more, as when a firewall forgets them or a machine vanishes. New connections pass.
 */
export type UnresponsiveProxy = {
  url: string;
  /** Everything that is connected now hears nothing any more. */
  silence(): void;
  close(): Promise<void>;
};

/** @param url as the server gives it, with the socket's folder as its host */
export async function unresponsiveProxyTo(url: string): Promise<UnresponsiveProxy> {
  const { username, password, hostname, pathname } = new URL(url);
  const socketPath = `${decodeURIComponent(hostname)}/.s.PGSQL.5432`;
  const open = new Set<[net.Socket, net.Socket]>();
  const server = net.createServer((site) => {
    const postgres = net.connect(socketPath);
    const pair: [net.Socket, net.Socket] = [site, postgres];
    open.add(pair);
    site.pipe(postgres);
    postgres.pipe(site);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(pair));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    silence() {
      for (const [site, postgres] of open) {
        site.unpipe(postgres).pause();
        postgres.unpipe(site).destroy();
      }
    },
    async close() {
      server.close();
      for (const [site, postgres] of open) {
        site.destroy();
        postgres.destroy();
      }
    },
  };
}
