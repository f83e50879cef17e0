import { expect, test, vi } from 'vitest';
import { responseCache } from './response-cache.ts';

vi.mock('#content/read/table-states.ts', () => ({ readTableStates: async () => ({ pages: '1' }) }));

test('an answer that several readers asked for at once takes its room once', async () => {
  const body = 'x'.repeat(12 * 2 ** 20);
  const make = vi.fn(async () => body);
  const answers = responseCache(make);
  // Three times its size would be more than may be kept.
  await Promise.all(['/pages', '/pages', '/pages'].map(answers));
  expect(make).toHaveBeenCalledTimes(3);

  expect((await answers('/pages'))?.body.length).toBe(body.length);
  await answers('/pages');
  expect(make).toHaveBeenCalledTimes(3);
});
