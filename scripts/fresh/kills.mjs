import { kill, sleep } from './site.mjs';
import { firstStartSeconds } from './steps.mjs';

const killsPerRound = 3;
// About as long as a first start takes with a warm cache; later points fall into its last steps.
const maxWaitSeconds = 150;

/** Processes to kill: everything, only the npm that the person started, only those that do the work. */
const aims = {
  everything: (processes) => processes,
  npm: (processes) => processes.filter(({ line }) => /^npm /.test(line)),
  'all but npm and the database': (processes) => processes.filter(({ line }) => !/^npm |postgres/.test(line)),
};

/**
 * A first start that is killed again and again, wherever it is, and then left alone, serves. Each round begins
 * with a clone that was never started.
 */
export const killRounds = Object.assign(
  async (site, { rounds, seed }) => {
    const random = randomFrom(seed);
    const told = [];
    for (let round = 1; round <= rounds; round += 1) {
      await site.freePort();
      for (let count = 0; count < killsPerRound; count += 1) {
        const seconds = 0.3 + random() ** 2 * maxWaitSeconds;
        const names = Object.keys(aims);
        const aim = names[Math.floor(random() * names.length)];
        const run = site.npm('start');
        await Promise.race([sleep(seconds * 1000), run.ended]);
        for (const { pid } of aims[aim](site.processes())) kill(pid);
        told.push(`${aim} at ${seconds.toFixed(1)} s`);
        console.log(`      killed ${told.at(-1)}`);
        // The person looks at the screen for a moment before trying again.
        await sleep(1500);
      }
      const run = site.npm('start');
      await site.untilItServes(run, firstStartSeconds);
      await site.checkHomePage();
      await site.stop(run);
      await site.forget();
    }
    return `${rounds * killsPerRound} kills`;
  },
  { title: 'kill -9 at random points' },
);

/** A small generator (mulberry32), so that a failure can be repeated with its seed. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
