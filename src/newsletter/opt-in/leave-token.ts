import { sign, wasEverSigned } from '#platform/secrets.ts';

/** The purpose of a token's key: a link that ends one thing ends no other. */
type Purpose = 'newsletter-leave' | 'renewal-forget';

/**
 * Returns the end of an address that ends what a mail is about: the record's number with our signature. No one can
 * forge one, and it is valid for as long as the mail that carries it is in a mailbox.
 */
export function leaveTokenOf(purpose: Purpose, id: number): string {
  return `${id}-${sign(purpose, String(id))}`;
}

/** @returns the record's number, or nothing for a token that is none of ours */
export function idOfLeaveToken(purpose: Purpose, token: string): number | undefined {
  const [, id, signature] = /^(\d{1,9})-([\w-]{43})$/.exec(token) ?? [];
  return id && signature && wasEverSigned({ purpose, value: id, signature }) ? Number(id) : undefined;
}
