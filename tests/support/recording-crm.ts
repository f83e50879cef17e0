import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HandOver = { headers: IncomingHttpHeaders; body: string };

export type RecordingCrm = {
  port: number;
  /** The status of its answers. */
  status: number;
  handOvers: HandOver[];
  close(): Promise<void>;
};

/** A CRM on loopback that keeps every request with its headers and body. */
export async function openRecordingCrm(): Promise<RecordingCrm> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    crm.handOvers.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    // A redirect leads to where everything is accepted, so following it would show.
    response.writeHead(request.url === '/elsewhere' ? 200 : crm.status, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crm: RecordingCrm = {
    port: (server.address() as AddressInfo).port,
    status: 200,
    handOvers: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return crm;
}
