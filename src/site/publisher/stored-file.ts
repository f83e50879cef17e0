import { createHash } from 'node:crypto';
import { everyAnswersHeaders } from '../document/security-headers.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { Compressed } from './compress.ts';

/** A file ready to be sent. Its forms are in memory, or are read when someone asks for them. */
export type StoredFile = {
  status: number;
  /** The ETag's common part, quotes excluded; every encoding adds its own end. */
  tag: string;
  /** Headers of every form; those that differ by form are added when it is sent. */
  headers: Record<string, string>;
  /** Bytes of each form that there is. */
  lengths: FormLengths;
  /** Something to read, whose visits are counted: no script, no picture, no page that says what is not there. */
  isPage?: boolean;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
};

export type FormLengths = Partial<Record<Encoding, number>> & { identity: number };

export type FileToStore = {
  content: Compressed;
  headers: Record<string, string>;
  status?: number;
};

/** A file that stays in memory. */
export function storedFile({ content, headers, status = 200 }: FileToStore): StoredFile {
  const { body, br, gzip } = content;
  const forms = { identity: body, br, gzip };
  return {
    status,
    tag: tagOf(body),
    headers,
    lengths: { identity: body.length, ...(br && { br: br.length }), ...(gzip && { gzip: gzip.length }) },
    body: (encoding) => forms[encoding] ?? body,
  };
}

/** Two files with the same tag hold the same. */
export function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 24);
}

/** Returns the headers of an answer with this form of the file, its length excluded. */
export function headersOfForm(
  { headers, tag, lengths }: StoredFile,
  encoding: Encoding,
): Record<string, string> {
  return {
    ...everyAnswersHeaders,
    ...headers,
    // Two encodings are two representations, so their tags differ (RFC 9110, section 8.8.3.3).
    etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
    ...(lengths.br || lengths.gzip ? { vary: 'accept-encoding' } : {}),
  };
}

/** The form for a client that takes these encodings. */
export function formOf({ lengths }: StoredFile, acceptEncoding: string | undefined): Encoding {
  const wanted = acceptedEncoding(acceptEncoding);
  return lengths[wanted] === undefined ? 'identity' : wanted;
}

/** Returns the headers of a form that is sent whole. */
export function headersOfBody(file: StoredFile, encoding: Encoding, length: number): Record<string, string> {
  const headers = headersOfForm(file, encoding);
  headers['content-length'] = String(length);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return headers;
}
