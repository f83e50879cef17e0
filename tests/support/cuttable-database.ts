import net from 'node:net';

/**
 * A cable between the site and the database server that a test can pull out: connections run over a port on
 * loopback to the server's socket.
 */
export type Cable = {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /**
   * Pulls the cable out the moment a text passes from the site to the server, on a connection that has carried another
   * one before, if one is named: jobs of the site have connections of their own, and commit at any time.
   */
  cutAt(text: string, after?: string): void;
};

/** @param url as the server gives it, with the socket's folder as its host */
export async function cableTo(url: string): Promise<Cable> {
  const { username, password, hostname, pathname } = new URL(url);
  const socketPath = `${decodeURIComponent(hostname)}/.s.PGSQL.5432`;
  const open = new Set<net.Socket>();
  let trigger: { text: string; after: string; connection?: net.Socket } | undefined;
  const server = net.createServer((site) => {
    const postgres = net.connect(socketPath);
    for (const [from, to] of [
      [site, postgres],
      [postgres, site],
    ] as const) {
      open.add(from);
      // A pulled cable ends in errors on both sides; that is the point of it.
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
    postgres.pipe(site);
    site.on('data', (chunk) => {
      if (trigger && chunk.includes(trigger.after)) trigger.connection = site;
      if (trigger?.connection === site && chunk.includes(trigger.text)) {
        trigger = undefined;
        postgres.write(chunk, () => setTimeout(cut, 50));
        postgres.unpipe(site);
        return;
      }
      postgres.write(chunk);
    });
  });
  await listen(server, 0);
  const { port } = server.address() as net.AddressInfo;

  async function cut(): Promise<void> {
    const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined;
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  }

  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    cut,
    mend: () => listen(server, port),
    cutAt: (text, after = text) => {
      trigger = { text, after };
    },
  };
}

function listen(server: net.Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}
