import { promisify } from 'node:util';
import { type InputType, inflate, type ZlibOptions } from 'node:zlib';
import { type ObjectStream, withoutEscapes } from './pdf-objects.ts';

const unpack = promisify<InputType, ZlibOptions, Buffer>(inflate);
const maxUnpackedBytes = 16 * 1024 * 1024;
const maxPacked = 5000;
// Writers' own are a tenth of it.
const maxDictionary = 4096;

/**
 * Objects may be packed in streams of their own, and names that matter among them. In linear time: the end of a stream
 * is looked for from where the last one was found, and streams that overlap are not unpacked one by one.
 * @returns nothing where they cannot be unpacked, overlap, or grow beyond all measure
 */
export async function unpackedObjects(
  bytes: Buffer,
  text: string,
  objectStreams: readonly ObjectStream[],
): Promise<string | undefined> {
  const found: string[] = [];
  let left = maxUnpackedBytes;
  let packedLeft = bytes.length;
  let end = 0;
  let plainFrom = text.length;
  if (objectStreams.length > maxPacked) return undefined;
  for (const { dictionary, at } of objectStreams) {
    const start = startOfBytes(text, at);
    const packing = packingOf(dictionary);
    if (start === undefined || packing === undefined) return undefined;
    if (packing === 'none') plainFrom = Math.min(plainFrom, start);
    if (packing === 'none') continue;
    if (end < start) end = text.indexOf('endstream', start);
    packedLeft -= end - start;
    if (end === -1 || packedLeft < 0) return undefined;
    try {
      const whole = await unpack(bytes.subarray(start, end), { maxOutputLength: left });
      left -= whole.length;
      found.push(whole.toString('latin1'));
    } catch {
      return undefined;
    }
    if (left <= 0) return undefined;
  }
  // Where one ends that is not packed, its length says, and a reader may go on past the first "endstream".
  return found.concat(text.slice(plainFrom)).join('\n');
}

function startOfBytes(text: string, at: number): number | undefined {
  const opening = /stream[ \t]{0,20}(?:\r\n?|\n)/y;
  opening.lastIndex = at;
  return opening.test(text) ? opening.lastIndex : undefined;
}

const flate = /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])(?![^\s/>])/;
const parameters = /\/DecodeParms\s*(?:null|\[\s*null\s*\]|\[?\s*<<[^<>]*>>\s*\]?)(?![^\s/>])/;
/** Filters and bytes that are elsewhere, by all the names that one reader or another knows them by. */
const other = /[(%]|\/(?:F|FFilter|FDecodeParms|Filter|DP|DecodeParms)(?![\w.-])|\/Predictor(?!\s+1\s*[/>])/;

/** @returns nothing but for what writers do to an object stream: nothing, or a plain Flate */
function packingOf(raw: string): 'flate' | 'none' | undefined {
  if (raw.length > maxDictionary) return undefined;
  const dictionary = withoutEscapes(raw);
  const rest = dictionary
    .replace(flate, ' ')
    .replace(parameters, (value) => value.slice('/DecodeParms'.length));
  if (other.test(rest)) return undefined;
  return flate.test(dictionary) ? 'flate' : 'none';
}
