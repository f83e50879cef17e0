/**
 * A bill goes down a staircase: each step takes something off, and what is left at its foot is paid. The amount
 * taken stays with the insured. Both are calculated, never typed.
 */
export type Bill = { billInr: number; steps: readonly Step[] };
type Step = { label: string; takenInr: number };

/** A step, and how high the bill is before it and after. */
export type Tread = Step & { beforeInr: number; afterInr: number };
export type Descent = { treads: Tread[]; paidInr: number; leftInr: number };

/**
 * A draft may take more than there is; its drawing ends at the ground. What is published never does (`faultOfBill`).
 */
export function descentOf({ billInr, steps }: Bill): Descent {
  let beforeInr = billInr;
  const treads = steps.map((step): Tread => {
    const takenInr = Math.min(step.takenInr, beforeInr);
    const tread = { ...step, takenInr, beforeInr, afterInr: beforeInr - takenInr };
    beforeInr = tread.afterInr;
    return tread;
  });
  return { treads, paidInr: beforeInr, leftInr: billInr - beforeInr };
}

/** @returns which step takes more than the steps before it have left, in words for editors */
export function faultOfBill({ billInr, steps }: Bill): string | undefined {
  let leftInr = billInr;
  for (const [index, { label, takenInr }] of steps.entries()) {
    if (takenInr > leftInr) {
      const named = `Step ${index + 1}${label ? `, “${label}”,` : ''}`;
      return `${named} takes ${inRupees(takenInr)}, but only ${inRupees(leftInr)} of the bill are left for it.`;
    }
    leftInr -= takenInr;
  }
  return undefined;
}

function inRupees(sum: number): string {
  return `₹ ${sum.toLocaleString('en-IN')}`;
}
