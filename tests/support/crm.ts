import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CRM that enquiries are handed to, on loopback. It can refuse them, or keep the sender waiting. */
export type Crm = {
  url: string;
  mode: 'accepting' | 'refusing' | 'silent';
  /** The Message-IDs of what it took, in the order of their arrival. */
  taken: string[];
  close(): Promise<void>;
};

export async function openCrm(): Promise<Crm> {
  const server = createServer((request, response) => {
    request.resume();
    if (crm.mode === 'silent') return;
    if (crm.mode === 'accepting') crm.taken.push(String(request.headers['webhook-id']));
    response.writeHead(crm.mode === 'accepting' ? 204 : 503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crm: Crm = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    mode: 'accepting',
    taken: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return crm;
}
