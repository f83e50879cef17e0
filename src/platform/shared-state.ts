export const sharedStatePrefix = 'chhatri.';

/**
 * The house is bundled by Vite and the content service's screens by Next, so a module may exist twice in one process.
 * Objects that must exist once (the pool, the queue, the address of the database) are kept on `globalThis` under a
 * registered symbol. An object of a library whose errors are told apart by their class is not shared: the other copy does
 * not know that class.
 */
export function sharedState<T>(name: string, create: () => T): T {
  const key = Symbol.for(sharedStatePrefix + name);
  const store = globalThis as unknown as Record<symbol, T | undefined>;
  const found = store[key];
  if (found !== undefined) return found;
  const made = create();
  store[key] = made;
  return made;
}
