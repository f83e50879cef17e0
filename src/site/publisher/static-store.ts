import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError, log } from '#platform/log.ts';
import { everyAnswersHeaders } from '../document/security-headers.ts';
import type { Encoding } from './accepted-encoding.ts';
import { isKnownTag } from './if-none-match.ts';
import { formOf, headersOfBody, headersOfForm, type StoredFile } from './stored-file.ts';

export type StaticStore = {
  get(path: string): StoredFile | undefined;
  set(path: string, file: StoredFile): void;
  delete(path: string): void;
  paths(): string[];
  /** Answers when the address is one of ours; says whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Says that an address is rendered on request although a file of the same path is published. */
export type IsDynamic = (path: string, query: string) => boolean;

/** Told of every page that is sent: on the way of each visitor, so it must cost next to nothing. */
export type OnVisit = (path: string, userAgent: string | undefined) => void;

/** Every published page and client file: a request costs a look-up and a write, and rarely a read. */
export function createStaticStore(
  isDynamic: IsDynamic = () => false,
  onVisit: OnVisit = () => undefined,
): StaticStore {
  const files = new Map<string, StoredFile>();

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [path, query] = splitAddress(url);
    const file = files.get(path);
    if (!file || isDynamic(path, query)) return false;
    if (file.isPage && method === 'GET') onVisit(path, headers['user-agent']);
    const encoding = formOf(file, headers['accept-encoding']);
    if (file.status === 200 && isKnownTag(headers['if-none-match'], file.tag)) {
      response.writeHead(304, headersOfForm(file, encoding)).end();
      return true;
    }
    if (method === 'HEAD') {
      send(response, { file, encoding, length: file.lengths[encoding] ?? 0 });
      return true;
    }
    const body = file.body(encoding);
    if (Buffer.isBuffer(body)) send(response, { file, encoding, length: body.length, body });
    else void sendLater(response, { file, encoding, reading: body });
    return true;
  }

  return {
    get: (path) => files.get(path),
    set: (path, file) => void files.set(path, file),
    delete: (path) => void files.delete(path),
    paths: () => [...files.keys()],
    serve,
  };
}

type Sending = { file: StoredFile; encoding: Encoding; length: number; body?: Buffer };

function send(response: ServerResponse, { file, encoding, length, body }: Sending): void {
  response.writeHead(file.status, headOf(file, encoding, length)).end(body);
}

/** Names and values in turn, as Node writes them, of each form that was sent. */
type Heads = Partial<Record<Encoding, { length: number; lines: string[] }>>;
const heads = new WeakMap<StoredFile, Heads>();

/** A page is asked for many times with the same headers, and putting them together takes longer than to send them. */
function headOf(file: StoredFile, encoding: Encoding, length: number): string[] {
  let ofFile = heads.get(file);
  if (!ofFile) {
    ofFile = {};
    heads.set(file, ofFile);
  }
  const known = ofFile[encoding];
  if (known?.length === length) return known.lines;
  const lines = Object.entries(headersOfBody(file, encoding, length)).flat();
  ofFile[encoding] = { length, lines };
  return lines;
}

type Reading = { file: StoredFile; encoding: Encoding; reading: Promise<Buffer> };

async function sendLater(response: ServerResponse, { file, encoding, reading }: Reading): Promise<void> {
  try {
    const body = await reading;
    send(response, { file, encoding, length: body.length, body });
  } catch (error) {
    log.error('published page cannot be read', describeError(error));
    const own = { 'retry-after': '2', 'cache-control': 'no-store' };
    response.writeHead(503, { ...everyAnswersHeaders, ...own }).end();
  }
}

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
}
