import net from 'node:net';
import { failure, sleep } from './site.mjs';

export const firstStartSeconds = 360;
const secondStartSeconds = 5;
const testSeconds = 1200;

function titled(title, step) {
  return Object.assign(step, { title });
}

export const startOnTakenPort = titled('port taken: says so at once', async (site) => {
  const other = net.createServer().listen(await site.freePort());
  await new Promise((ready) => other.once('listening', ready));
  try {
    const run = site.npm('start');
    const exit = await Promise.race([run.ended, sleep(20_000).then(() => 'still running')]);
    if (exit !== 1 || !run.output().includes(`Port ${site.port} is taken`)) {
      throw failure(`It ended with ${exit} and did not say that port ${site.port} is taken`, run);
    }
  } finally {
    await new Promise((done) => other.close(done));
  }
});

export const startFresh = titled('first start', async (site) => {
  await site.freePort();
  const run = site.npm('start');
  const seconds = await site.untilItServes(run, firstStartSeconds);
  await site.checkHomePage();
  await site.stop(run);
  return `served after ${seconds.toFixed(0)} s`;
});

export const restartQuickly = titled('second start', async (site) => {
  const run = site.npm('start');
  const seconds = await site.untilItServes(run, 60);
  await site.checkHomePage();
  await site.stop(run);
  if (seconds > secondStartSeconds) {
    throw failure(`It served after ${seconds.toFixed(1)} s instead of ${secondStartSeconds}`, run);
  }
  return `served after ${seconds.toFixed(1)} s`;
});

export const runTests = titled('npm test', async (site) => {
  const run = site.npm('test');
  const exit = await Promise.race([
    run.ended,
    sleep(testSeconds * 1000).then(() => `nothing after ${testSeconds} s`),
  ]);
  if (exit !== 0) throw failure(`It ended with ${exit}`, run);
  return run.output().trim().split('\n').at(-1);
});
