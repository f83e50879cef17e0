/**
 * Average: what is worth more than it is insured for is paid for by the share that is insured, a small loss too. Some
 * wordings waive a shortfall that stays within a share of the value; beyond it average holds for all of the shortfall.
 */
export type Insured = {
  sumInsuredInr: number;
  /** Percent of the value that may be lacking without a cut. */
  waiverPercent?: number;
};

/** The share of a loss that is paid, above 0 and at most 1, while so much is there. */
export function paidShare(valueInr: number, { sumInsuredInr, waiverPercent = 0 }: Insured): number {
  const lacking = valueInr - sumInsuredInr;
  if (lacking <= 0 || lacking * 100 <= waiverPercent * valueInr) return 1;
  return sumInsuredInr / valueInr;
}

/** Returns the payment for a loss, in rupees: never more than the loss, the stock there, or the sum insured. */
export function paidOf(lossInr: number, valueInr: number, insured: Insured): number {
  const loss = Math.min(lossInr, valueInr);
  return Math.min(loss * paidShare(valueInr, insured), insured.sumInsuredInr);
}
