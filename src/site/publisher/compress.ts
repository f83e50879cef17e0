import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Compressed = { body: Buffer; br?: Buffer; gzip?: Buffer };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli's quality: files of the build are compressed once and kept, as well as can be. Pages are rendered
 * again with every change of a menu, and must all be there in time: 10 takes less than half the time of 11
 * (23 against 55 ms for a product page) and gives 2 % more bytes. Where thousands wait to be rendered, 6 is enough:
 * a fifteenth of the time of 10, and 9 % more bytes until the page is rendered the next time.
 */
export const quality = { asset: 11, page: 10, pageOfMany: 6 } as const;

/** Runs in the thread pool, not on the event loop. */
export async function compress(
  body: Buffer,
  brotliQuality: number = quality.asset,
): Promise<Required<Compressed>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { body, br, gzip: zipped };
}
