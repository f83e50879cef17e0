/**
 * Works out the share of each layer of cover in each bill. The bills are those of one year, in their order. A base has
 * one limit for the year. A plain top-up looks at each bill alone, a super top-up at the bills of the year together;
 * both pay what lies above their start, and nothing that another layer has paid. An excess is the insured's, of each
 * bill.
 */
export const layerKinds = ['excess', 'base', 'top-up', 'super-top-up'] as const;
export type LayerKind = (typeof layerKinds)[number];
export type Layer = { kind: LayerKind; limitInr: number; startsAtInr?: number };

/** The payment of each layer for one bill, in the order of the layers, and the rest that no one pays. */
export type Sharing = { billInr: number; paidInr: number[]; openInr: number };

export function sharingOf(bills: readonly number[], layers: readonly Layer[]): Sharing[] {
  const limits = layers.map(({ limitInr }) => limitInr);
  let beforeInr = 0;
  return bills.map((billInr) => {
    let openInr = billInr;
    const paidInr = layers.map((layer, index) => {
      const limit = limits[index] ?? 0;
      const pays = Math.max(0, Math.min(reachOf(layer, billInr, beforeInr), limit, openInr));
      if (layer.kind !== 'excess') limits[index] = limit - pays;
      openInr -= pays;
      return pays;
    });
    beforeInr += billInr;
    return { billInr, paidInr, openInr };
  });
}

/** The part of a bill that a layer looks at, whatever its limit. */
function reachOf({ kind, startsAtInr = 0 }: Layer, billInr: number, beforeInr: number): number {
  if (kind === 'top-up') return billInr - startsAtInr;
  if (kind === 'super-top-up') {
    const above = (sum: number) => Math.max(0, sum - startsAtInr);
    return above(beforeInr + billInr) - above(beforeInr);
  }
  return billInr;
}

/** Returns the insured's share of a bill: the excess, and the part that no one pays. */
export function borneOf({ paidInr, openInr }: Sharing, layers: readonly Layer[]): number {
  return layers.reduce(
    (sum, { kind }, index) => (kind === 'excess' ? sum + (paidInr[index] ?? 0) : sum),
    openInr,
  );
}

/** @returns what is missing or too much about where a layer begins, in words for editors */
export function faultOfStart(kind: unknown, startsAtInr: unknown): string | undefined {
  const hasStart = typeof startsAtInr === 'number';
  const needsStart = kind === 'top-up' || kind === 'super-top-up';
  if (needsStart && !(hasStart && startsAtInr > 0))
    return 'Enter the sum above which this layer begins to pay.';
  if (!needsStart && hasStart)
    return 'Only a top-up begins above a sum: for any other layer, leave this empty.';
  return undefined;
}
