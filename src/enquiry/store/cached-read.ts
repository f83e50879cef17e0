import { isDatabaseAway } from '#platform/database-presence.ts';
import { lastKnown } from '#platform/last-known.ts';
import { describeError, log } from '#platform/log.ts';

const keptMs = 20_000;
const retriedMs = 2000;
const maxWaitMs = 3000;

type Known<Value> = { value: Value; goodUntil: number };

/**
 * Something of the content that saving depends on. It is kept for twenty seconds, so that a storm of enquiries does
 * not become a storm on the content service. While that is away, the last known value serves, also one of a former run, or
 * the fallback.
 * @param what for the log, and the name of a file
 */
export function cachedRead<Value>(what: string, read: () => Promise<Value>, fallback: () => Value) {
  let known: Known<Value> | undefined;
  let reading: Promise<void> | undefined;
  const last = lastKnown<Value>(`enquiry-${what}`);

  async function readAnew(): Promise<void> {
    try {
      const value = await read();
      known = { value, goodUntil: Date.now() + keptMs };
      await last.keep(value);
    } catch (error) {
      log.warn(`${what} cannot be read`, describeError(error));
      known = { value: lastValue(), goodUntil: Date.now() + retriedMs };
    } finally {
      reading = undefined;
    }
  }

  const lastValue = () => known?.value ?? last.recall() ?? fallback();

  return async function value(): Promise<Value> {
    if (isDatabaseAway()) {
      known ??= { value: lastValue(), goodUntil: 0 };
      return known.value;
    }
    if (!known || Date.now() > known.goodUntil) reading ??= readAnew();
    // Only the very first caller waits; later ones take what is known while it is read again.
    if (!known) await Promise.race([reading, waited()]);
    return known?.value ?? fallback();
  };
}

function waited(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, maxWaitMs).unref());
}
