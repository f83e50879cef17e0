import { sign, wasEverSigned } from '#platform/secrets.ts';

const purpose = 'newsletter-leave';

/**
 * Returns the end of the unsubscribe address: the subscriber's number with our signature. No one can forge one, and it
 * is valid for as long as the mail that carries it is in a mailbox.
 */
export function unsubscribeTokenOf(subscriberId: number): string {
  return `${subscriberId}-${sign(purpose, String(subscriberId))}`;
}

/** @returns the subscriber's number, or nothing for a key that is none of ours */
export function subscriberOfToken(key: string): number | undefined {
  const [, id, signature] = /^(\d{1,9})-([\w-]{43})$/.exec(key) ?? [];
  return id && signature && wasEverSigned({ purpose, value: id, signature }) ? Number(id) : undefined;
}
