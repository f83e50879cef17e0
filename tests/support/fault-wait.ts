export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Asks again and again until the answer is yes.
 * @returns how long it took, in milliseconds
 * @throws Error when it did not happen in time, or whatever the question threw
 */
export async function until(
  what: string,
  withinMs: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<number> {
  const begun = Date.now();
  while (!(await isSo())) {
    if (Date.now() - begun > withinMs) throw new Error(`Not within ${withinMs} ms: ${what}.`);
    await pause(50);
  }
  return Date.now() - begun;
}
