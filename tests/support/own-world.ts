import { afterAll, vi } from 'vitest';
import { forgetSharedState } from '#platform/testing/forget-shared-state.ts';

/**
 * Files of integration share a process, and so do the units that change their surroundings, so that packages are loaded
 * once: it saves each of them a second and a half, or a third of one. Our own modules are loaded again for every file, and
 * nothing that one has set reaches the next: environment, clock, what is kept on `globalThis`, and the content service's
 * instance on the former database.
 */
vi.resetModules();
forgetSharedState();
const environment = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetSharedState();
  (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
