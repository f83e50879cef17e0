// `npm run test:fresh`: shows on fresh clones of what is committed that `npm start` and `npm test` work on
// machines unlike the author's. It takes long (each clone installs and builds), needs Linux, and root for those
// scenarios that are about root.
//
//   npm run test:fresh -- --only="0700"     scenarios whose name contains these words
//   npm run test:fresh -- --skip-tests      starts only
//   npm run test:fresh -- --rounds=5 --seed=42   how often the first start is killed, and when
import { parseArgs } from 'node:util';
import { killRounds } from './kills.mjs';
import { Machine } from './machine.mjs';
import { Outcomes } from './outcomes.mjs';
import { restartQuickly, runTests, startFresh, startOnTakenPort } from './steps.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'skip-tests': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const all = [startOnTakenPort, startFresh, restartQuickly, runTests];
const scenarios = [
  { name: 'root, clone under a 0700 folder, Node 20', user: 'root', isPrivate: true, node: 20, steps: all },
  { name: 'root, no user postgres, Node 22', user: 'root', hidesPostgres: true, node: 22, steps: all },
  { name: 'ordinary user, Node 24', user: 'ordinary', node: 24, steps: all },
  { name: 'ordinary user, Node 20', user: 'ordinary', node: 20, steps: [startFresh, restartQuickly] },
  { name: 'ordinary user, Node 22', user: 'ordinary', node: 22, steps: [startFresh, restartQuickly] },
  { name: 'first start killed, Node 20', user: 'root-if-we-are', node: 20, steps: [killRounds] },
];

const machine = new Machine();
const outcomes = new Outcomes();
const settings = { rounds: Number(options.rounds), seed: Number(options.seed) };

async function runScenario(scenario) {
  const reason = machine.whyNot(scenario);
  if (reason) return outcomes.skip(scenario.name, reason);
  const site = machine.clone(scenario);
  try {
    for (const step of scenario.steps) {
      if (step === runTests && options['skip-tests']) continue;
      const isGood = await outcomes.measure(scenario.name, step.title, () => step(site, settings));
      // Later steps would only repeat that the first start does not work.
      if (!isGood && step === startFresh) break;
    }
  } finally {
    await site.remove();
  }
}

console.log(`Seed ${options.seed}. Logs: ${machine.folder}`);
try {
  for (const scenario of scenarios.filter(({ name }) => name.includes(options.only)))
    await runScenario(scenario);
} finally {
  machine.remove({ keepsLogs: outcomes.failed > 0 });
}
// Waits that were overtaken are still running.
process.exit(outcomes.report());
