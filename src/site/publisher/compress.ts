import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compressed = { body: Buffer; br?: Buffer; gzip?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses as well as can be: done once, sent often. Runs in the thread pool, not on the event loop. */
export async function compress(body: Buffer): Promise<Required<Compressed>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { body, br, gzip: zipped };
}
