import { createHash } from 'node:crypto';
import type { Encoding } from './accepted-encoding.ts';
import type { Compressed } from './compress.ts';

export type StoredAnswer = {
  body: Buffer;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
};

/** A file ready to be sent: every form of it with its headers, made once. */
export type StoredFile = {
  status: number;
  /** The ETag's common part, quotes excluded; every encoding adds its own end. */
  tag: string;
  stamp: string;
  answers: Partial<Record<Encoding, StoredAnswer>> & { identity: StoredAnswer };
};

export type FileToStore = {
  content: Compressed;
  headers: Record<string, string>;
  status?: number;
  stamp?: string;
};

export function storedFile({ content, headers, status = 200, stamp = '' }: FileToStore): StoredFile {
  const tag = createHash('sha256').update(content.body).digest('hex').slice(0, 24);
  const isCompressed = Boolean(content.br ?? content.gzip);
  const answer = (body: Buffer, encoding: Encoding): StoredAnswer => {
    const notModifiedHeaders = {
      ...headers,
      // Two encodings are two representations, so their tags differ (RFC 9110, section 8.8.3.3).
      etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
      ...(isCompressed ? { vary: 'accept-encoding' } : {}),
    };
    const sent: Record<string, string> = { ...notModifiedHeaders, 'content-length': String(body.length) };
    if (encoding !== 'identity') sent['content-encoding'] = encoding;
    return { body, notModifiedHeaders, headers: sent };
  };
  return {
    status,
    tag,
    stamp,
    answers: {
      identity: answer(content.body, 'identity'),
      ...(content.br ? { br: answer(content.br, 'br') } : {}),
      ...(content.gzip ? { gzip: answer(content.gzip, 'gzip') } : {}),
    },
  };
}
