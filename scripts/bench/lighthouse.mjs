import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmCommand } from '../lib/dependencies.mjs';
import { step } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';
import { openChromium } from './chromium.mjs';

/**
 * One run of Lighthouse as it comes: a phone, a slow network and a slow processor, both simulated. A new
 * browser for every run, so that nothing is cached.
 *
 * The simulation sets the first paint apart from the task that paints it, and so counts a part of that task as
 * blocking, on pages without any script too. A second run really slows network and processor down; what blocks
 * there (`slowedTbt`), a visitor would have felt.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param isSlowedToo false: the simulation only, in a third of the time */
export async function measureWithLighthouse(url, { isSlowedToo = true } = {}) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, isSlowedToo);
    } catch (error) {
      // On a busy machine Chromium now and then fails to come up.
      if (attempt === 2) throw error;
    }
  }
}

async function runOnce(url, isSlowedToo) {
  const simulated = await resultOf(url, { onlyCategories: categories });
  if (!isSlowedToo) return digest(simulated);
  const slowed = await resultOf(url, { onlyAudits: ['total-blocking-time'], throttlingMethod: 'devtools' });
  return { ...digest(simulated), slowedTbt: figureOf(slowed, 'total-blocking-time') };
}

const manifests = path.join(import.meta.dirname, 'lighthouse');
/** Beside what all packages keep there: in a folder of ours, checks and tests would read them as ours. */
const home = path.resolve('node_modules/.cache/lighthouse');

/** Of the version asked for, and to its end, which is when npm writes its own list of what is there. */
function isInstalled() {
  const lock = 'package-lock.json';
  const isWhole = fs.existsSync(path.join(home, 'node_modules', `.${lock}`));
  const read = (folder) => fs.readFileSync(path.join(folder, lock), 'utf8');
  return isWhole && read(home) === read(manifests);
}

/** It and what it needs are 130 MB: the first benchmark installs them, and no one else does. */
async function loadLighthouse() {
  const inHome = createRequire(path.join(home, 'package.json'));
  if (!isInstalled()) {
    fs.cpSync(manifests, home, { recursive: true });
    const [command, ...first] = npmCommand();
    const args = [...first, 'ci', '--prefix', home, '--include=prod', '--no-audit', '--no-fund'];
    await step('Installing Lighthouse', () => run(command, args));
  }
  return (await import(pathToFileURL(inHome.resolve('lighthouse')).href)).default;
}

async function resultOf(url, options) {
  const lighthouse = await loadLighthouse();
  const browser = await openChromium();
  try {
    const settings = { port: browser.port, output: 'json', logLevel: 'silent', ...options };
    const { lhr } = await lighthouse(url, settings);
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

function figureOf(lhr, audit) {
  return lhr.audits[audit]?.numericValue ?? Number.NaN;
}

function digest(lhr) {
  const value = (audit) => figureOf(lhr, audit);
  const score = (category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    version: lhr.lighthouseVersion,
    belowFullMarks: belowFullMarks(lhr),
  };
}

/** The audits that cost points, for anyone who wants them back. */
function belowFullMarks(lhr) {
  return categories.flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
      .map(({ id }) => id),
  );
}
