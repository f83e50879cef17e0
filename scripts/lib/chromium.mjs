// A Chromium for the journeys: the machine's own, else Debian's package (as root), else Playwright's.
import fs from 'node:fs';
import { canInstallPackages, installPackages, onPath } from './installed-program.mjs';
import { StartError, step } from './progress.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

async function find() {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return named;
  return onPath(...names) ?? (await fromPlaywright());
}

async function install() {
  if (canInstallPackages()) await installPackages('chromium');
  else await run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
}

/** @returns {Promise<string>} the path of a Chromium. @throws StartError when none can be had */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  await step('Installing Chromium', install);
  const installed = await find();
  if (!installed)
    throw new StartError('The journeys need Chromium. Install it, or name it in CHROMIUM_PATH.');
  return installed;
}

const debians = '/usr/bin/chromium';

/**
 * Journeys need half of the processor in Debian's headless shell, a package of its own. Where it cannot be had
 * they run in the whole Chromium; Playwright's comes with its shell.
 */
export async function ensureHeadlessShell(chromium) {
  if (chromium !== debians || onPath('chromium-headless-shell') || !canInstallPackages()) return;
  const install = () => installPackages('chromium-headless-shell');
  await step('Installing Chromium’s headless shell', install).catch(() => undefined);
}
