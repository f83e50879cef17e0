/**
 * A cursor names the last entry that a program has got. Its form is ours to change, so it looks like nothing that could
 * be counted up.
 */
const version = 'f1';

export function cursorOf(position: bigint): string {
  return Buffer.from(`${version}:${position}`).toString('base64url');
}

/** @returns nothing for what is not a cursor of ours */
export function positionOf(cursor: string): bigint | undefined {
  const [, digits] = /^f1:(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
