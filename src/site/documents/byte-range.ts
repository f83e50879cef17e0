/** Both ends are included, as in the header. */
export type ByteRange = { start: number; end: number };

/**
 * The one range that a `Range` header asks for, or `undefined`: then the whole file is the answer, as it may be
 * for anything else that the header says (RFC 9110, section 14.2). `unsatisfiable`: it begins behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  // `-500` is the last 500 bytes.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
