import { passwordProblem } from '#desk/session/password-problem.ts';
import type { Env } from '#platform/env.ts';
import { type Finding, stop } from './finding.ts';

/** A password from the environment is validated as everyone's is; with one that is refused the first start would end. */
export async function checkStaffPassword({ staff }: Env, brandName: string): Promise<Finding[]> {
  const { email = '', password } = staff;
  const problem = password && (await passwordProblem(password, { email, brandName }));
  return problem
    ? [stop(`STAFF_PASSWORD is not acceptable: ${problem}`, 'Choose another, or leave it unset.')]
    : [];
}
