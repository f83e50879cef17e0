// `npm run check`: what holds for every commit, and takes no server: format, lint (with the direction of
// imports), types, import cycles, unused code, fonts, cities, generated files, migrations.
import { spawnSync } from 'node:child_process';
import { isMigrationMissing, staleFiles } from './lib/generated.mjs';
import { importCycles } from './lib/import-cycles.mjs';

const run = (...command) => spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;

// Elsewhere than in a terminal, every sign of its own colour is not to be read.
const plainly = process.stdout.isTTY ? [] : ['--colors=off'];

const checks = [
  [
    'format and lint',
    () => run('node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', ...plainly),
  ],
  ['types', () => run('node_modules/typescript/bin/tsc', '-p', '.')],
  [
    'import cycles',
    () => {
      const cycles = importCycles('src');
      for (const files of cycles) console.error(`These import each other in a circle: ${files.join(', ')}`);
      return cycles.length === 0;
    },
  ],
  ['unused code', () => run('node_modules/knip/bin/knip.js', '--no-progress')],
  ['fonts', () => run('scripts/make-fonts.mjs', '--check')],
  ['list of cities', () => run('scripts/make-cities.mjs', '--check')],
  [
    'generated files',
    () => {
      const stale = staleFiles();
      for (const file of stale) console.error(`${file} is out of date: npm run generate`);
      return stale.length === 0;
    },
  ],
  [
    'migrations',
    () => {
      const isMissing = isMigrationMissing();
      if (isMissing) console.error('The collections changed: npm run migration -- <name>');
      return !isMissing;
    },
  ],
];

let failed = 0;
for (const [name, check] of checks) {
  const begun = performance.now();
  const isGood = check();
  if (!isGood) failed += 1;
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
