import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });

import { contentService, setContentService } from '#content/read/content-service.ts';

test('a content service that finds the database away fails for its caller, and the process goes on', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContentService(async () => (await import('#panel/payload.config.ts')).default);
  const unheard: unknown[] = [];
  process.on('unhandledRejection', (reason) => unheard.push(reason));
  for (let time = 0; time < 2; time += 1) await expect(contentService()).rejects.toThrow('cannot connect');
  // A rejection is unheard once nothing of this turn has listened to it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(unheard).toEqual([]);
});
