import { env } from '#platform/env.ts';

/** Settings of the desk that the environment may hold as well; where it does, it wins. */
const values = {
  SUPPORT_EMAIL: () => env().supportEmail,
};

export type OverridingVariable = keyof typeof values;

/** What the environment says, or undefined when the desk decides. */
export function overridingValue(variable: OverridingVariable): string | undefined {
  return values[variable]();
}
