import createParser from 'busboy';
import { refuseRequest } from '#content/access/refuse.ts';
import { isHarmlessAddress, oddNames } from './harmless-address.ts';

/**
 * A request's body for the content service, read whole and checked before it goes on: the vendor takes what it
 * cannot read for a failure of its own. Sizes are in bytes.
 */
export type SentBody =
  | { ok: true; body: Buffer<ArrayBuffer> | undefined; fields?: Record<string, unknown> }
  | { ok: false; refusal: Response };

const hasBody = new Set(['POST', 'PUT', 'PATCH']);
const broken = (what: string): SentBody => ({ ok: false, refusal: refuseRequest(400, what) });

export async function readRequestBody(request: Request, limitBytes: number): Promise<SentBody> {
  const nothing: SentBody = { ok: true, body: undefined };
  if (!hasBody.has(request.method)) return nothing;
  const body = await readAtMost(request, limitBytes);
  if (!body) return { ok: false, refusal: refuseRequest(413, 'This is too large.') };
  if (body.length === 0) return nothing;
  const type = request.headers.get('content-type') ?? '';
  const [kind] = type.toLowerCase().split(';');
  if (kind?.trim() === 'application/json') return validate(body, parseJson(body.toString('utf8')));
  if (kind?.trim() === 'multipart/form-data') return validate(body, await parseMultipart(body, type));
  // A file of redirects, checked line by line where it is taken.
  if (kind?.trim() === 'text/csv') return { ok: true, body };
  // A long question of the staff's screens; read as an address is.
  const isQuestion = kind === 'application/x-www-form-urlencoded' && isAskedByPost(request);
  if (isQuestion) return isHarmlessAddress(body.toString('utf8')) ? { ok: true, body } : broken(notReadable);
  return { ok: false, refusal: refuseRequest(415, 'Please send JSON.') };
}

const notReadable = 'This cannot be read.';
const askedByPost = ['x-payload-http-method-override', 'x-http-method-override'];

export function isAskedByPost({ headers }: Pick<Request, 'headers'>): boolean {
  return askedByPost.some((name) => headers.get(name) === 'GET');
}

/** A record that is created or changed; other acts may need no more than their address, or bring a file. */
export function needsFields(
  method: string,
  slug: readonly string[],
  collections: readonly string[],
): boolean {
  const [first = ''] = slug;
  const isCreated = slug.length === 1 && collections.includes(first);
  const isGlobal = slug.length === 2 && first === 'globals';
  return method === 'PATCH' || method === 'PUT' || (method === 'POST' && (isCreated || isGlobal));
}

/** Stops at the limit instead of keeping what a chunked sender pours in. */
async function readAtMost(
  { headers, body }: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length')) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The vendor reads these before it validates them, as text. */
const readUnvalidated = ['email', 'createdAt', 'updatedAt', 'deletedAt'];

function validate(body: Buffer<ArrayBuffer>, fields: Record<string, unknown> | undefined): SentBody {
  const isReadable = readUnvalidated.every((name) =>
    ['string', 'undefined'].includes(typeof (fields?.[name] ?? '')),
  );
  return fields && isReadable ? { ok: true, body, fields } : broken(notReadable);
}

/** @returns undefined unless it is a JSON object, without a name or a character that cannot be stored */
function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text, refuseOdd);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value)) : undefined;
  } catch {
    // The sender's mistake; there is nothing in it to report.
    return undefined;
  }
}

function refuseOdd(name: string, value: unknown): unknown {
  const isOdd =
    oddNames.has(name) || name.includes('\0') || (typeof value === 'string' && value.includes('\0'));
  if (isOdd) throw new SyntaxError('It contains something that cannot be stored.');
  return value;
}

/**
 * A form of the staff's screens: its fields are JSON in one part, a file may be another. Read with the parser that the
 * vendor uses, which fails on what others let pass.
 */
function parseMultipart(
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown> | undefined> {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown> | undefined>();
  const refuse = () => resolve(undefined);
  try {
    const parser = createParser({ headers: { 'content-type': type } });
    const sent: string[] = [];
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) refuse();
      if (name === '_payload') sent.push(value);
    });
    parser.on('file', (_name, content) => void content.on('error', refuse).resume());
    parser.on('error', refuse);
    parser.on('close', () => resolve(sent.length > 1 ? undefined : parseJson(sent[0] ?? '{}')));
    parser.end(body);
  } catch {
    // Without a boundary, for instance.
    refuse();
  }
  return promise;
}
