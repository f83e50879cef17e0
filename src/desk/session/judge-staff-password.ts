import { type Env, EnvironmentError } from '#platform/env.ts';
import { passwordProblem } from './password-problem.ts';

/** A password from the environment is validated as everyone's is. @throws EnvironmentError */
export async function judgeStaffPassword(
  { email = '', password }: Env['staff'],
  brandName: string,
): Promise<void> {
  const problem = password && (await passwordProblem(password, { email, brandName }));
  if (problem) throw new EnvironmentError([`STAFF_PASSWORD: ${problem}`]);
}
