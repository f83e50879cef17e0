import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A CRM's server on loopback, made from the vendor's public contract, with everything that an outage does to a request:
 * it may do the work and stay silent, or cut the connection before or after it, or only after it changed a record.
 */
export type Trouble =
  | 'none'
  | 'silent-after'
  | 'cut-before'
  | 'cut-after'
  | 'cut-change'
  | 'busy'
  | 'broken'
  | 'closed';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  json: unknown;
  form: URLSearchParams;
};
export type Answered = { status: number; json?: unknown };

export type RemoteRecord = { id: string; fields: Record<string, string> };

export type StandIn = {
  url: string;
  trouble: Trouble;
  records: Map<string, RemoteRecord>;
  asked: Asked[];
  /** Its answers wait for this. */
  held?: Promise<void>;
  /** Names that a field of the CRM may have; others are refused. */
  knownFields: Set<string>;
  close(): Promise<void>;
};

/** @param answer does the work of a request */
export async function openStandIn(
  knownFields: readonly string[],
  answer: (asked: Asked, crm: StandIn) => Answered,
): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://crm');
    const { method = '', headers } = request;
    const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
    const asked = {
      method,
      path: pathname,
      query: searchParams,
      headers,
      json,
      form: new URLSearchParams(text),
    };
    if (crm.trouble === 'cut-before') return void request.socket.destroy();
    if (crm.trouble === 'busy') return void response.writeHead(429, { 'retry-after': '120' }).end('{}');
    if (crm.trouble === 'broken') return void response.writeHead(500).end('<h1>Oops</h1>');
    if (crm.trouble === 'closed') return void response.writeHead(503, { 'retry-after': '60' }).end();
    crm.asked.push(asked);
    await crm.held;
    const { status, json: body } = answer(asked, crm);
    if (crm.trouble === 'silent-after') return;
    const isCut = crm.trouble === 'cut-change' && ['PUT', 'PATCH'].includes(method);
    if (isCut || crm.trouble === 'cut-after') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crm: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: 'none',
    records: new Map(),
    asked: [],
    knownFields: new Set(knownFields),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return crm;
}

/** Access tokens that are good for an hour, by the clock of the test. */
export function hourlyTokens() {
  let made = 0;
  const goodUntil = new Map<string, number>();
  return {
    give() {
      const token = `token-${++made}`;
      goodUntil.set(token, Date.now() + 3600_000);
      return token;
    },
    isGood: (header = '') => (goodUntil.get(header.split(' ')[1] ?? '') ?? 0) > Date.now(),
    end: () => goodUntil.clear(),
  };
}

let ids = 0;

export function insert(crm: StandIn, fields: Record<string, string>): RemoteRecord {
  const record = { id: String(5_725_767_000_000 + ++ids), fields: { ...fields } };
  crm.records.set(record.id, record);
  return record;
}

export function findBy(
  { records }: StandIn,
  field: string,
  value: string | undefined,
): RemoteRecord | undefined {
  return value ? [...records.values()].find(({ fields }) => fields[field] === value) : undefined;
}

export function unknownField({ knownFields }: StandIn, fields: object): string | undefined {
  return Object.keys(fields).find((field) => !knownFields.has(field));
}
