/**
 * How a record lies in a journal's file: a mark, its length, a checksum, then its text. A record that was cut off by a
 * crash, or damaged on the disk, is told by these; reading goes on at the next mark.
 */

import { crc32 } from 'node:zlib';

const mark = Buffer.from('CJ1\n');
const headBytes = mark.length + 8;
/** Far more than a form may send. */
const maxTextBytes = 256 * 1024;

export type FramesRead = {
  /** In the order in which they were written. */
  texts: string[];
  /** How many bytes belong to no whole record. */
  unreadableBytes: number;
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
  let readableBytes = 0;
  let at = bytes.indexOf(mark);
  while (at !== -1) {
    const body = bodyAt(bytes, at);
    if (body) {
      texts.push(body.toString('utf8'));
      readableBytes += headBytes + body.length;
    }
    at = bytes.indexOf(mark, at + (body ? headBytes + body.length : mark.length));
  }
  return { texts, unreadableBytes: bytes.length - readableBytes };
}

/** Nothing when it was cut off or is not what was written. */
function bodyAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + headBytes > bytes.length) return undefined;
  const length = bytes.readUInt32BE(at + mark.length);
  const body = bytes.subarray(at + headBytes, at + headBytes + length);
  const isWhole = body.length === length && crc32(body) === bytes.readUInt32BE(at + mark.length + 4);
  return isWhole ? body : undefined;
}
