import { sign, wasEverSigned } from '#platform/secrets.ts';

const purpose = 'newsletter-leave';

/**
 * What the address for leaving ends with: the subscriber's number under our signature. No one can make one up, and it
 * holds for as long as the mail that carries it is in a mailbox.
 */
export function unsubscribeTokenOf(subscriberId: number): string {
  return `${subscriberId}-${sign(purpose, String(subscriberId))}`;
}

/** @returns the subscriber's number, or nothing for a key that is none of ours */
export function subscriberOfToken(key: string): number | undefined {
  const [, id, signature] = /^(\d{1,9})-([\w-]{43})$/.exec(key) ?? [];
  return id && signature && wasEverSigned({ purpose, value: id, signature }) ? Number(id) : undefined;
}
