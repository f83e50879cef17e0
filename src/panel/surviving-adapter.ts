import type { DatabaseAdapterObj } from 'payload';

/**
 * When the database cannot be reached, the vendor's adapter rejects a promise that has no listener, and Node ends the process
 * for that. The caller that opens the content service gets the error all the same.
 */
export function survivingAdapter<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args: Parameters<Adapter['init']>[0]) {
      const made = adapter.init(args) as ReturnType<Adapter['init']> & { initializing?: Promise<unknown> };
      made.initializing?.catch(() => undefined);
      return made;
    },
  };
}
