import { afterAll, vi } from 'vitest';

/**
 * Files of integration share a process, so that packages are loaded once: it saves each a second and a half. Our own
 * modules are loaded again for every file, and nothing that one has set reaches the next: environment, clock, what is
 * kept on `globalThis`, and the content service's instance on the former database.
 */
vi.resetModules();
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('chhatri.')) Reflect.deleteProperty(globalThis, key);
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
