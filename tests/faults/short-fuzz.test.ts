import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { say } from '../support/fault-say.ts';
import { startFuzzSite } from '../support/fuzz-site.ts';
import { startFuzz } from '../support/fuzz-storm.ts';

/** A short run of what `npm run test:fuzz` does a hundred thousand times. */
const tidyUp = tidyUpAfterwards();

test('four hundred random requests to every kind of route by everybody: no 5xx', async () => {
  const { site } = await startFuzzSite(tidyUp);
  const fuzz = await startFuzz(site.url, 20_261_124);
  tidyUp(fuzz.end);
  await fuzz.send(400);
  say('fuzz', { routes: fuzz.routes.length, reached: fuzz.statuses.size });
  expect(fuzz.failures).toEqual([]);
  expect(fuzz.sent()).toBe(400);
});
