import { type Allowance, consumeByAddress } from '#platform/rate-limits.ts';

/** Drafts need no captcha and no contact; so that no one fills the store, an address may send so many pages an hour. */
const perAddress = { name: 'drafts-per-address', points: 1000, seconds: 3600 };

export function allowanceForDraft(address: string): Promise<Allowance> {
  return consumeByAddress(perAddress, address);
}
