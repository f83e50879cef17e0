/**
 * The format of a journal's file. A record is a mark, its length, a checksum and its text, by which one that a crash cut off
 * or the disk damaged is recognised; reading goes on at the next mark.
 */

import { crc32 } from 'node:zlib';

const mark = Buffer.from('CJ1\n');
const headBytes = mark.length + 8;
/** Far more than a form may send. */
const maxTextBytes = 256 * 1024;

export type FramesRead = {
  /** In the order in which they were written. */
  texts: string[];
  /** The bytes that belong to no whole record. */
  unreadable: Buffer;
};

/** @param text on one line: a line's end would look like the mark of another record */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > maxTextBytes) throw new Error('A record of a journal is too long.');
  if (body.includes('\n')) throw new Error('A record of a journal is one line.');
  const head = Buffer.alloc(headBytes);
  mark.copy(head);
  head.writeUInt32BE(body.length, mark.length);
  head.writeUInt32BE(crc32(body), mark.length + 4);
  return Buffer.concat([head, body]);
}

export function readFrames(bytes: Buffer): FramesRead {
  const texts: string[] = [];
  const between: Buffer[] = [];
  let readUpTo = 0;
  let at = bytes.indexOf(mark);
  while (at !== -1) {
    const body = bodyAt(bytes, at);
    if (body) {
      texts.push(body.toString('utf8'));
      between.push(bytes.subarray(readUpTo, at));
      readUpTo = at + headBytes + body.length;
    }
    at = bytes.indexOf(mark, body ? readUpTo : at + mark.length);
  }
  return { texts, unreadable: Buffer.concat([...between, bytes.subarray(readUpTo)]) };
}

/** @returns undefined when it was cut off or is not as it was written */
function bodyAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + headBytes > bytes.length) return undefined;
  const length = bytes.readUInt32BE(at + mark.length);
  const body = bytes.subarray(at + headBytes, at + headBytes + length);
  const isWhole = body.length === length && crc32(body) === bytes.readUInt32BE(at + mark.length + 4);
  return isWhole ? body : undefined;
}
