import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/**
 * The browser of the journeys. Whatever Chromium the machine has will do: one that is named, one that is
 * installed, or one that Playwright has fetched for another project. Where its headless shell is beside it, that
 * is taken: the same engine without windows to put together, so that it needs half of the processor.
 */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Our pages part from the empty one that a visit begins with (`Cross-Origin-Opener-Policy`): a second process for each
 * takes more than a quarter of the processor that a visit needs.
 */
const withoutSecondProcess = '--renderer-process-limit=1';

type ChromiumOptions = {
  /** Playwright switches to leave out: the one against the back/forward cache, say. */
  ignoreDefaultArgs?: LaunchOptions['ignoreDefaultArgs'];
  /** Never the headless shell. */
  isWhole?: boolean;
  /** Variables besides this process's own. */
  env?: Record<string, string>;
};

export function launchChromium({
  isWhole = false,
  env = {},
  ...options
}: ChromiumOptions = {}): Promise<Browser> {
  // Journeys measure and count requests: nothing may be sent that no page asked for.
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ];
  if (!isWhole) args.push(withoutSecondProcess);
  // Chromium's sandbox refuses to work for root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const executablePath = isWhole ? findChromium() : findLightChromium();
  return chromium.launch({ ...options, env: { ...process.env, ...env }, executablePath, args });
}

/** Finds its headless shell, where there is one, else the whole browser. @throws Error that says how to name one */
export function findLightChromium(): string {
  const whole = findChromium();
  return headlessShellOf(whole) ?? whole;
}

/** Finds the shell of the same version, where Debian's packages or Playwright install it. */
function headlessShellOf(whole: string): string | undefined {
  const [, cache, version] = /^(.*)\/chromium-(\d+)\//.exec(whole) ?? [];
  const inCache = `${cache}/chromium_headless_shell-${version}/*/{chrome-headless-shell,headless_shell}`;
  return fs.globSync([`${whole}-headless-shell`, ...(cache ? [inCache] : [])])[0];
}

/** @throws Error that says how to name one */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...installed(), ...macApplications, ...fetchedByPlaywright()]
    .filter((file) => file !== undefined)
    .find((file) => fs.existsSync(file));
  if (found) return found;
  throw new Error('The journeys need Chromium. Install it, or name it in CHROMIUM_PATH.');
}

function installed(): string[] {
  return names.flatMap((name) => {
    try {
      return [
        execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
      ];
    } catch {
      return [];
    }
  });
}

function fetchedByPlaywright(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache/ms-playwright'),
    path.join(os.homedir(), 'Library/Caches/ms-playwright'),
  ].filter((folder) => folder !== undefined && fs.existsSync(folder));
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return caches.flatMap((cache) =>
    fs
      .readdirSync(cache as string)
      .filter((name) => name.startsWith('chromium-'))
      .sort()
      .reverse()
      .flatMap((name) => programs.map((program) => path.join(cache as string, name, program))),
  );
}
