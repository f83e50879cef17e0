import { env } from '#platform/env.ts';

/** Settings of the desk that the environment may set as well; where it does, it wins. */
const values = {
  SUPPORT_EMAIL: () => env().supportEmail,
};

export type OverridingVariable = keyof typeof values;

/** Returns the environment's value, or undefined when the desk decides. */
export function overridingValue(variable: OverridingVariable): string | undefined {
  return values[variable]();
}
