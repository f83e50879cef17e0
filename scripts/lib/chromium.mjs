// A Chromium for the journeys: the machine's own, else Debian's package (as root), else Playwright's.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartError, step } from './progress.mjs';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const { status, stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n')[0].trim() : undefined;
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

async function find() {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) return named;
  return names.map(onPath).find(Boolean) ?? (await fromPlaywright());
}

async function install() {
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium']);
  } else {
    await run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  }
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
