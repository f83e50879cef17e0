// `npm test`: from a fresh clone to a tested one. Installs and builds what is missing, brings a Chromium if the
// machine has none and what reads PDFs, then runs every check; closes with one line that counts them all.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { onProjectNode } from './lib/on-project-node.mjs';
import { inOneProcess } from './lib/one-process.mjs';
import { ensurePoppler } from './lib/poppler.mjs';
import { say, step } from './lib/progress.mjs';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

function runChecks() {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.mjs'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout.replace(/^\d+ passed, \d+ failed\n$/m, ''));
  const [, passed = 0, failed = status === 0 ? 0 : 1] = /(\d+) passed, (\d+) failed\n$/.exec(stdout) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}

function runTests(project, ...filters) {
  const report = path.join(reports, `${project}.json`);
  const { status } = spawnSync(process.execPath, vitestArgs(project, filters, report), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: testEnvironment(),
  });
  return countsOf(report, status);
}

/**
 * A journey waits more than it works, so two run at a time, each half of the files with a site, a database and a
 * browser of its own. What the second half says stands after the first.
 */
async function runInTwoHalves(project) {
  const halves = await Promise.all([1, 2].map((half) => runHalf(project, half)));
  for (const { output } of halves) process.stdout.write(output);
  const sum = (key) => halves.reduce((total, half) => total + half[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

function runHalf(project, half) {
  const report = path.join(reports, `${project}-${half}.json`);
  const args = vitestArgs(project, [`--shard=${half}/2`], report);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: testEnvironment() });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({ ...countsOf(report, status), output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

function vitestArgs(project, filters, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...filters, ...reporters];
}

function testEnvironment() {
  return { ...process.env, NODE_ENV: 'test' };
}

function countsOf(report, status) {
  const { numPassedTests = 0, numFailedTests = 0 } = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : {};
  // A run that fails without a failed test (a broken set-up, an error outside a test) counts as one failure.
  return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

const suites = [
  ['Format, lint, types, unused code, generated files', runChecks],
  ['Units', () => runTests('unit')],
  ['Integration', () => runTests('integration')],
  ['Journeys in Chromium', () => runInTwoHalves('journeys')],
  ['Looks in Chromium', () => runTests('looks')],
  ['Faults, short', () => runTests('faults', 'short-')],
];

async function test() {
  process.env.NODE_ENV = 'production';
  await inOneProcess(ensureBuilt);
  process.env.CHROMIUM_PATH = await ensureChromium();
  const isReadingPdfs = await ensurePoppler();
  const results = [];
  for (const [title, run] of suites) results.push({ title, ...(await step(title, run)) });
  for (const { title, passed, failed } of results) {
    say(`${failed > 0 ? 'FAIL' : 'ok  '} ${title}: ${passed} passed, ${failed} failed`);
  }
  if (!isReadingPdfs) say('NOT RUN: what reads PDFs back. Install poppler-utils (pdftotext, pdfinfo).');
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  fs.rmSync(reports, { recursive: true, force: true });
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
}

await onProjectNode(test);
