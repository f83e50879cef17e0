/**
 * A bill goes down a staircase: each step takes something off, and what is left at its foot is paid. What is taken
 * stays with the insured. Both are reckoned, never typed.
 */
export type Bill = { billInr: number; steps: readonly Step[] };
type Step = { label: string; takenInr: number };

/** A step, and how high the bill stands before it and after. */
export type Tread = Step & { beforeInr: number; afterInr: number };
export type Descent = { treads: Tread[]; paidInr: number; leftInr: number };

/** A draft may take more than there is; its drawing ends at the ground. What is published never does (`faultOfStep`). */
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

/** @returns why the step at this place cannot be taken, in words for editors */
export function faultOfStep({ billInr, steps }: Bill, index: number): string | undefined {
  const before = steps.slice(0, index).reduce((sum, { takenInr }) => sum + takenInr, 0);
  const left = billInr - before;
  const taken = steps[index]?.takenInr ?? 0;
  if (taken <= left || left < 0) return undefined;
  const inRupees = (sum: number) => `₹ ${sum.toLocaleString('en-IN')}`;
  return `This takes ${inRupees(taken)}, but only ${inRupees(left)} of the bill are left at this step.`;
}
