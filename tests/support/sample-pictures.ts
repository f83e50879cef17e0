import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures as cameras and programs write them, for tests to send and to spoil. */
type Size = { width: number; height: number };

/** Left half red, right half blue, so that turning it shows. */
export function samplePicture({ width, height }: Size = { width: 800, height: 600 }) {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** As a phone held upright saves it: lying, with a note to turn it, and with the place where it was taken. */
export function samplePhonePicture(): Promise<Buffer> {
  return samplePicture()
    .withExif({
      IFD0: { Copyright: 'Asha Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG that declares this size and contains as much as that packs into. */
export function sampleHugePng({ width, height }: Size): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
