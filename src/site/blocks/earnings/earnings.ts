/** A seller's month: the policies sold, and the share paid for them. */
export type Selling = {
  policies: number;
  /** For one policy, before tax. */
  premiumInr: number;
  /** Paid to the seller, in percent. */
  sharePercent: number;
};

/**
 * Policies × premium × share; a year is twelve such months. In whole rupees, the month rounded and the year made of it,
 * so that anyone who multiplies what is shown comes to what is shown.
 */
export function earningsOf({ policies, premiumInr, sharePercent }: Selling) {
  const monthInr = Math.round((policies * premiumInr * sharePercent) / 100);
  return { monthInr, yearInr: 12 * monthInr };
}

/** The most that is calculated with: beyond it someone has slipped. */
const max: Selling = { policies: 1000, premiumInr: 10_000_000, sharePercent: 100 };

/** Reads the typed numbers, commas and spaces removed; undefined if one is not a number of its kind. */
export function sellingFrom(typed: Record<keyof Selling, string>): Selling | undefined {
  const names = Object.keys(max) as (keyof Selling)[];
  const read = names.map((name) => [name, numberFrom(typed[name], max[name])] as const);
  return read.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(read) as Selling);
}

function numberFrom(typed: string, most: number): number | undefined {
  const text = typed.replace(/[\s,]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Number(text);
  return value <= most ? value : undefined;
}
