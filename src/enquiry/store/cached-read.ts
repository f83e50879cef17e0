import { describeError, log } from '#platform/log.ts';

const keptMs = 20_000;
const retriedMs = 2000;
const maxWaitMs = 3000;

type Known<Value> = { value: Value; goodUntil: number };

/**
 * Something of the content that saving depends on. It is kept for twenty seconds, so that a storm of enquiries does
 * not become a storm on the content service, and what was known last, or the fallback, serves while that is away.
 * @param what for the log
 */
export function cachedRead<Value>(what: string, read: () => Promise<Value>, fallback: () => Value) {
  let known: Known<Value> | undefined;
  let reading: Promise<void> | undefined;

  async function readAnew(): Promise<void> {
    try {
      known = { value: await read(), goodUntil: Date.now() + keptMs };
    } catch (error) {
      log.warn(`${what} cannot be read`, describeError(error));
      known = { value: known?.value ?? fallback(), goodUntil: Date.now() + retriedMs };
    } finally {
      reading = undefined;
    }
  }

  return async function value(): Promise<Value> {
    if (!known || Date.now() > known.goodUntil) reading ??= readAnew();
    // Only the very first caller waits; later ones take what is known while it is read again.
    if (!known) await Promise.race([reading, waited()]);
    return known?.value ?? fallback();
  };
}

function waited(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, maxWaitMs).unref());
}
