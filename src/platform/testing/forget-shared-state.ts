import { sharedStatePrefix } from '../shared-state.ts';

/** Forgets what this process keeps once, as a process of its own has it. @param name of one object; absent: all of them */
export function forgetSharedState(name = ''): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    const known = Symbol.keyFor(key);
    if (name ? known === sharedStatePrefix + name : known?.startsWith(sharedStatePrefix))
      Reflect.deleteProperty(globalThis, key);
  }
}
