// `npm run check`: the checks of every commit that need no server: format, lint (with the direction of imports),
// types, import cycles, lengths of files, unused code, fonts, cities, generated files, migrations. Two at a time, since most
// use one core.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { contractingMigrations } from './lib/expanding-migrations.mjs';
import { findStale } from './lib/generated.mjs';
import { importCycles } from './lib/import-cycles.mjs';
import { longFiles } from './lib/long-files.mjs';

// Without a terminal, escape sequences for colours would only clutter the log.
const plainly = process.stdout.isTTY ? [] : ['--colors=off'];

/** @returns what the command wrote, and whether it succeeded */
function run(...command) {
  return async () => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    const status = new Promise((resolve) => child.once('close', resolve));
    const output = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { isGood: (await status) === 0, output: output.join('') };
  };
}

async function checkGenerated() {
  const { files, isMigrationMissing } = await findStale();
  const faults = files.map((file) => `${file} is out of date: npm run generate\n`);
  if (isMigrationMissing) faults.push('The collections changed: npm run migration -- <name>\n');
  return { isGood: faults.length === 0, output: faults.join('') };
}

async function checkCycles() {
  const cycles = importCycles('src');
  const faults = cycles.map((files) => `These import each other in a circle: ${files.join(', ')}\n`);
  return { isGood: cycles.length === 0, output: faults.join('') };
}

async function checkLengths() {
  const files = longFiles();
  const faults = files.map(
    ({ file, lines, max }) => `${file} has ${lines} lines, and at most ${max} are allowed: split it\n`,
  );
  return { isGood: files.length === 0, output: faults.join('') };
}

async function checkExpanding() {
  const problems = contractingMigrations();
  return { isGood: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}

const checks = [
  ['generated files and migrations', checkGenerated],
  [
    'format and lint',
    run('node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', ...plainly),
  ],
  ['types', run('node_modules/typescript/bin/tsc', '-p', '.')],
  ['import cycles', checkCycles],
  ['lengths of files', checkLengths],
  ['migrations only expand', checkExpanding],
  ['unused code', run('node_modules/knip/bin/knip.js', '--no-progress')],
  ['fonts', run('scripts/make-fonts.mjs', '--check')],
  ['list of cities', run('scripts/make-cities.mjs', '--check')],
];

const waiting = [...checks];
let failed = 0;
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, check] = next;
    const begun = performance.now();
    const { isGood, output } = await check();
    if (!isGood) failed += 1;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${output}${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  }
}
await Promise.all([work(), work()]);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
