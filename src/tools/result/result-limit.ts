import { type Allowance, consumeByAddress } from '#platform/rate-limits.ts';

/** A result needs no captcha and no contact; so that nobody fills the store, an address gets so many an hour. */
const perAddress = { name: 'results-per-address', points: 60, seconds: 3600 };

export function allowanceForResult(address: string): Promise<Allowance> {
  return consumeByAddress(perAddress, address);
}
