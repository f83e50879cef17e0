import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mailbox } from './mailbox.ts';

/**
 * The mailbox is in the process that starts the journeys; they run in another one and look at it through
 * this window.
 */
export async function openMailWindow(mailbox: Mailbox): Promise<{ url: string; close(): Promise<void> }> {
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(mailbox.mails));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
