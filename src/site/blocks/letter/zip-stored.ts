/**
 * A ZIP archive of a few texts, uncompressed: enough for a document that a browser makes by itself. A library for it would
 * weigh more than everything else that the letters need.
 */
export type ZippedText = { name: string; text: string };

const localHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** Version 2.0 is needed to read it, and names are in UTF-8. */
const version = 20;
const namesInUtf8 = 0x0800;
/** The first day that the format knows: the archive says nothing about when it was made. */
const firstDay = 0x0021;

export function zipStored(files: readonly ZippedText[]): Uint8Array<ArrayBuffer> {
  const utf8 = new TextEncoder();
  const entries: number[][] = [];
  const directory: number[][] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [path, content] = [[...utf8.encode(name)], [...utf8.encode(text)]];
    const size = word(content.length);
    const shared = [
      ...[...half(version), ...half(namesInUtf8), ...half(0), ...half(0), ...half(firstDay)],
      ...[...word(crc32(content)), ...size, ...size, ...half(path.length), ...half(0)],
    ];
    const entry = [...word(localHeader), ...shared, ...path, ...content];
    directory.push([
      ...[...word(directoryHeader), ...half(version), ...shared],
      ...[...half(0), ...half(0), ...half(0), ...word(0), ...word(offset), ...path],
    ]);
    entries.push(entry);
    offset += entry.length;
  }
  const listed = directory.flat();
  const count = half(files.length);
  const end = [...word(endOfDirectory), ...half(0), ...half(0), ...count, ...count];
  return new Uint8Array([
    ...entries.flat(),
    ...[...listed, ...end, ...word(listed.length), ...word(offset), ...half(0)],
  ]);
}

/** Two bytes, the lower one first. */
function half(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function word(value: number): number[] {
  return [...half(value), ...half(value >>> 16)];
}

function crc32(bytes: readonly number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
