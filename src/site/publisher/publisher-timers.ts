import { msUntilMidnightInIndia } from '#platform/clock.ts';

/** Calls shortly after each midnight in India. @returns how to stop it */
export function eachMidnight(call: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => {
      wait();
      call();
    }, msUntilMidnightInIndia() + 1000).unref();
  };
  wait();
  return () => clearTimeout(timer);
}

const firstPauseMs = 1000;
const maxPauseMs = 60_000;

/** Repeats something that has failed, after pauses that double until it succeeds. */
export type Retry = { later(): void; isWaiting(): boolean; cancel(): void; succeeded(): void };

export function createRetry(run: () => void): Retry {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    later() {
      if (timer) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        Math.min(maxPauseMs, firstPauseMs * 2 ** failures),
      );
      failures += 1;
    },
    isWaiting: () => timer !== undefined,
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
    succeeded() {
      failures = 0;
    },
  };
}
