import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { StoredFile } from './stored-file.ts';

export type StaticStore = {
  get(path: string): StoredFile | undefined;
  set(path: string, file: StoredFile): void;
  delete(path: string): void;
  paths(): string[];
  /** Answers when the address is one of ours; says whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Says that an address is drawn on request although a file of the same path is published. */
export type IsDynamic = (path: string, query: string) => boolean;

/** Every published page and client file, in memory: a request costs a look-up and a write. */
export function createStaticStore(isDynamic: IsDynamic = () => false): StaticStore {
  const files = new Map<string, StoredFile>();

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const [path, query] = splitAddress(url);
    const file = files.get(path);
    if (!file || isDynamic(path, query)) return false;
    const answer = file.answers[acceptedEncoding(headers['accept-encoding'])] ?? file.answers.identity;
    if (file.status === 200 && isKnown(headers['if-none-match'], file.tag)) {
      response.writeHead(304, answer.notModifiedHeaders).end();
      return true;
    }
    response.writeHead(file.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
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

function splitAddress(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
}

/** Does the client have this content, in whatever encoding? Weak comparison, as RFC 9110 asks here. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some(
    (given) =>
      given
        .trim()
        .replace(/^W\//, '')
        .replace(/^"|(-br|-gzip)?"$/g, '') === tag,
  );
}
