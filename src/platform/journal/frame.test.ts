import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, readFrames } from './frame.ts';

const texts = ['first', 'अंतिम पंक्ति', '', 'last'];
const file = Buffer.concat(texts.map(frameOf));

test('records are read in the order in which they were written', () => {
  const unreadable = Buffer.alloc(0);
  expect(readFrames(file)).toEqual({ texts, unreadable });
  expect(readFrames(unreadable)).toEqual({ texts: [], unreadable });
});

test('a file that is cut off anywhere gives every whole record before it, and says that there was more', () => {
  for (let length = 0; length < file.length; length += 1) {
    const read = readFrames(file.subarray(0, length));
    expect(texts.slice(0, read.texts.length)).toEqual(read.texts);
    const whole = Buffer.concat(read.texts.map(frameOf));
    expect(Buffer.concat([whole, read.unreadable])).toEqual(file.subarray(0, length));
  }
});

test('a damaged byte costs the record that it is in and no other', () => {
  for (let at = 0; at < file.length; at += 1) {
    const damaged = Buffer.from(file);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
    const read = readFrames(damaged);
    expect(read.texts).toHaveLength(texts.length - 1);
    expect(Buffer.concat([...read.texts.map(frameOf), read.unreadable])).toHaveLength(file.length);
  }
});

test('bytes that are not a journal give no records', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const noise = Buffer.from(bytes);
      expect(readFrames(noise)).toEqual({ texts: [], unreadable: noise });
      expect(readFrames(Buffer.concat([noise, file]))).toEqual({ texts, unreadable: noise });
    }),
  );
});

test('a text of two lines, or longer than any form, is refused', () => {
  expect(() => frameOf('one\ntwo')).toThrow('one line');
  expect(() => frameOf('x'.repeat(300_000))).toThrow('too long');
});
