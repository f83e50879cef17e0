// `npm test`: from a fresh clone to a tested one. Installs and builds what is missing, brings a Chromium if the
// machine has none and what reads PDFs, then runs every check; closes with one line that counts them all.
// `npm test -- journeys` runs the suites only whose title begins so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureAge } from './lib/age.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium, ensureHeadlessShell } from './lib/chromium.mjs';
import { journeyLanes } from './lib/journey-lanes.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import { ensurePgbouncer } from './lib/pgbouncer.mjs';
import { ensurePoppler } from './lib/poppler.mjs';
import { StartError, say, step } from './lib/progress.mjs';
import { scratchFolder } from './lib/scratch-folder.mjs';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

async function runChecks() {
  const child = spawn(process.execPath, ['scripts/check.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  process.stdout.write(stdout.replace(/^\d+ passed, \d+ failed\n$/m, ''));
  const [, passed = 0, failed = status === 0 ? 0 : 1] = /(\d+) passed, (\d+) failed\n$/.exec(stdout) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

/** Integration and journeys copy it. A run that does not find it makes its own, and says what is wrong. */
async function seedCluster() {
  const program = 'tests/support/make-seeded-cluster.ts';
  await once(spawn(process.execPath, [program], { stdio: 'ignore', env: testEnvironment() }), 'close');
}

/**
 * Servers, sites and browsers that start wait more than they work, so runs may go side by side, each with a database of
 * its own. A run that is alone prints as it goes, each of several when it ends. A file that failed runs again alone: what
 * fails again is broken, what passes is named as shaky, at the end of the run.
 * @param lanes each runs that follow one another: a project, a name for its report, what its files are called, and
 *   its own environment
 */
async function runSuite(...lanes) {
  const runs = lanes.flat();
  const isLive = runs.length === 1;
  const first = await Promise.all(lanes.map((lane) => inTurn(lane, isLive))).then((all) => all.flat());
  const files = [...new Set(first.flatMap(({ failures }) => failures.map(({ file }) => file)))].filter(
    Boolean,
  );
  const again = [];
  if (files.length <= mostRunAgain)
    for (const project of new Set(runs.map(([name]) => name))) {
      const own = files.filter((file) => isOf(project, file));
      if (own.length > 0) again.push(await runApart([project, `${project}-again`, own], { isLive: true }));
    }
  return addedUp(first, again);
}

/** Units are beside the code, the others in a folder of their project's name. */
function isOf(project, file) {
  return project === 'unit*' ? !file.startsWith('tests/') : file.startsWith(`tests/${project}/`);
}

async function inTurn(runs, isLive) {
  const done = [];
  for (const run of runs) done.push(await runApart(run, { isLive }));
  return done;
}

/** More broken files than this are not an accident of a busy machine. */
const mostRunAgain = 5;

function addedUp(runs, again) {
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const first = {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: runs.flatMap((run) => run.failures),
  };
  if (again.length === 0) return first;
  const failedAgain = again.flatMap((run) => run.failures);
  const isBroken = ({ file, name }) =>
    !file || failedAgain.some((failure) => !failure.file || (failure.file === file && failure.name === name));
  const broken = first.failures.filter(isBroken);
  const shaky = first.failures.filter((failure) => !isBroken(failure));
  const onlyAlone = failedAgain.filter(
    ({ file, name }) => !first.failures.some((failure) => failure.file === file && failure.name === name),
  );
  const failures = [...broken, ...onlyAlone];
  const all = first.passed + first.failed;
  return { passed: all - failures.length, failed: failures.length, failures, shaky };
}

async function runApart([project, name = project, filters = [], environment = {}], { isLive }) {
  const report = path.join(reports, `${name.replace('*', '')}.json`);
  const args = vitestArgs(project, filters, report);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', ...Array(2).fill(isLive ? 'inherit' : 'pipe')],
    env: { ...testEnvironment(), ...environment },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(Buffer.concat(chunks));
  return countsOf(report, status);
}

function vitestArgs(project, filters, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...filters, ...reporters];
}

/** Every file of tests loads the same packages in a process of its own: compiled once, they save it a sixth of its time. */
function testEnvironment() {
  const compiled = path.join(reports, 'compiled');
  return {
    ...process.env,
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: compiled,
    // Most of what a page is made of lives shorter than a page: collected less often, it takes a sixteenth less time.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`,
    TMPDIR: scratchFolder(),
  };
}

function countsOf(report, status) {
  const { numPassedTests = 0, testResults = [] } = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : {};
  const failures = testResults.flatMap(failuresOf);
  // A run that fails without a failed test (an error outside a test) counts as one failure.
  if (status !== 0 && failures.length === 0)
    failures.push({ name: 'the run itself', why: `status ${status}` });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/** A file's failed tests; one that could not even begin (a broken set-up) fails as a whole. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ file, name: 'the file itself', why: message }];
  return failed.map((result) => ({ file, name: result.fullName, why: result.failureMessages.join('\n') }));
}

function sayFailure(word, { file, name, why }) {
  say(
    `${word} ${file ?? ''} > ${name}\n       ${why.split('\n').slice(0, 4).join('\n       ').slice(0, 600)}`,
  );
}

let seeding = Promise.resolve();

const suites = [
  ['Format, lint, types, unused code, generated files', runChecks],
  ['Units', () => runSuite([['unit*']])],
  ['Integration', () => seeding.then(() => runSuite([['integration']]))],
  ['Journeys in Chromium', async () => runSuite(...(await journeyLanes()))],
  ['Looks in Chromium', () => runSuite([['looks']])],
];

/** @returns those whose title begins as asked, else all. @throws StartError: a mistyped name would pass with nothing run */
function askedSuites(beginning = process.argv[2] ?? '') {
  const asked = suites.filter(([title]) => title.toLowerCase().startsWith(beginning.toLowerCase()));
  if (asked.length > 0) return asked;
  const titles = suites.map(([title]) => `\n  - ${title}`).join('');
  throw new StartError(`No suite begins with "${beginning}". There are:${titles}`);
}

/** @returns whether PDFs can be read back, and whether there is a pooler and age; a Chromium is there in any case */
async function ensurePrograms() {
  process.env.CHROMIUM_PATH = await ensureChromium();
  await ensureHeadlessShell(process.env.CHROMIUM_PATH);
  return {
    isReadingPdfs: await ensurePoppler(),
    hasPooler: await ensurePgbouncer(),
    hasAge: await ensureAge(),
  };
}

async function test() {
  process.env.NODE_ENV = 'production';
  // Installing waits for the network and the disk while the build works.
  const [, { isReadingPdfs, hasPooler, hasAge }] = await Promise.all([
    inOneProcess(ensureBuilt),
    ensurePrograms(),
  ]);
  const results = [];
  // It leaves the checks and the units a core, and a suite that is asked for alone makes what it needs.
  if (askedSuites().length > 1) seeding = seedCluster();
  for (const [title, run] of askedSuites()) results.push({ title, ...(await step(title, run)) });
  for (const { title, passed, failed } of results) {
    say(`${failed > 0 ? 'FAIL' : 'ok  '} ${title}: ${passed} passed, ${failed} failed`);
  }
  for (const { failures = [], shaky = [] } of results) {
    for (const failure of shaky) sayFailure('SHAKY (passed when run alone)', failure);
    for (const failure of failures) sayFailure('FAILED', failure);
  }
  if (!isReadingPdfs) say('NOT RUN: what reads PDFs back. Install poppler-utils (pdftotext, pdfinfo).');
  if (!hasPooler) say('NOT RUN: what needs a connection pooler. Install pgbouncer.');
  if (!hasAge) say('NOT RUN: what opens a backup without this program. Install age.');
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  fs.rmSync(reports, { recursive: true, force: true });
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
}

await onProjectNode(test, async () => void askedSuites());
