import { type Allowance, consumeByAddress } from '#platform/rate-limits.ts';

const reportsPerAddress = { name: 'reports-per-address', points: 120, seconds: 3600 };

/** A result needs no captcha and no contact; so that no one fills the store, an address gets so many an hour. */
const perAddress = { name: 'results-per-address', points: 60, seconds: 3600 };

export function allowanceForResult(address: string): Promise<Allowance> {
  return consumeByAddress(perAddress, address);
}

/** A document takes the typesetter a tenth of a second when it is made; readers open it a few times. */
export function allowanceForReport(address: string): Promise<Allowance> {
  return consumeByAddress(reportsPerAddress, address);
}
