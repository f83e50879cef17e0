import type { Problem, ProblemCode } from './problem.ts';

/** What one answer came to. */
export type Judgement = { value: string } | { problem: Problem };

export function accepted(value: string): Judgement {
  return { value };
}

export function refused(code: ProblemCode): Judgement {
  return { problem: { code } };
}
