import type { Problem, ProblemCode } from './problem.ts';

/** The result of validating one answer. */
export type ValidationResult = { value: string } | { problem: Problem };

export function accepted(value: string): ValidationResult {
  return { value };
}

export function refused(code: ProblemCode): ValidationResult {
  return { problem: { code } };
}
