import { type Finding, stop } from './finding.ts';

/** A check that throws is a finding too: nothing to settle must not mean that no one looked. */
export async function orUnchecked(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      stop(`${what} could not be checked: ${reasonOf(error)}`, 'Correct that, and run this check again.'),
    ];
  }
}

/** A refused connection to a name with several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
