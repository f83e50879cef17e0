/** Three bills of one year that a base alone would not pay: how a base and a super top-up share them. */
export type SharedBills = {
  bills: readonly [number, number, number];
  base: number;
  topUp: number;
  topUpPays: number;
  left: number;
};

/** Shares of the base and the top-up, chosen so that the second bill stays below the base and the third passes it. */
const parts = { first: 0.5, second: 0.4, third: 0.1, ofTopUp: 0.6 };

/** @param base and topUp in rupees, both more than nothing */
export function sharedBills({ base, topUp }: { base: number; topUp: number }): SharedBills {
  const first = toTenThousand(base * parts.first);
  const second = toTenThousand(base * parts.second);
  const third = toTenThousand(base * parts.third + topUp * parts.ofTopUp);
  const topUpPays = Math.max(0, first + second + third - base);
  return { bills: [first, second, third], base, topUp, topUpPays, left: topUp - topUpPays };
}

function toTenThousand(sum: number): number {
  return Math.round(sum / 10_000) * 10_000;
}
