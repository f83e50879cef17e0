import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { setTimeout as pause } from 'node:timers/promises';
import { tidyUpAfterwards } from '../support/fault-clean-up.ts';
import { say } from '../support/fault-say.ts';
import { startFuzzSite } from '../support/fuzz-site.ts';
import { startFuzz } from '../support/fuzz-storm.ts';
import { figuresOf } from '../support/process-figures.ts';

const tidyUp = tidyUpAfterwards();
const count = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const minutes = Number(process.env.FUZZ_MINUTES ?? 120);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** Caches that fill, and what the compiler keeps: more than this is a leak. */
const maxHeapMb = 40;
const maxHandles = 20;
/** Connections that are kept open end within five seconds, those to the database within ten. */
const settleMs = 20_000;

test(`${count} random requests by a stranger and each role, seed ${seed}: no 5xx, heap and handles flat`, async () => {
  const { site, inspectors } = await startFuzzSite(tidyUp);
  const fuzz = await startFuzz(site.url, seed);
  tidyUp(fuzz.end);
  const figures = async () => {
    await pause(settleMs);
    return Promise.all(inspectors.map(figuresOf));
  };
  const warmUp = Math.min(Math.ceil(count / 5), 5000);
  await fuzz.send(warmUp);
  const before = await figures();
  say('after the warm-up', { sent: fuzz.sent(), failures: fuzz.failures.length, before });
  let known = 0;
  const end = Date.now() + minutes * 60_000;
  while (fuzz.sent() < count && Date.now() < end) {
    await fuzz.send(Math.min(count - fuzz.sent(), 2000));
    say('so far', { sent: fuzz.sent(), failures: fuzz.failures.slice(known, known + 30) });
    known = fuzz.failures.length;
  }
  const after = await figures();
  const errors = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":"error"'));
  say('errors in the log, the last ones', { errors: errors.slice(-20) });
  for (const [route, counts] of [...fuzz.statuses].sort())
    say(route, Object.fromEntries([...counts].sort(([a], [b]) => a - b)));
  say('figures', { seed, sent: fuzz.sent(), routes: fuzz.routes.length, before, after });
  expect(fuzz.failures.slice(0, 40)).toEqual([]);
  for (const [index, end] of after.entries()) {
    const start = before[index];
    expect(end.pid, 'no process was begun again').toBe(start?.pid);
    expect(end.heapMb - (start?.heapMb ?? 0), 'MB of heap').toBeLessThan(maxHeapMb);
    expect(end.handles - (start?.handles ?? 0), 'handles').toBeLessThan(maxHandles);
    expect(end.files - (start?.files ?? 0), 'open files').toBeLessThan(maxHandles);
  }
}, 7_200_000);
