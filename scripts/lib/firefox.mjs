// A Firefox for its journeys: the machine's own, else Debian's package (as root).
import fs from 'node:fs';
import { canInstallPackages, installPackages, onPath } from './installed-program.mjs';
import { StartError, step } from './progress.mjs';

const macApplication = '/Applications/Firefox.app/Contents/MacOS/firefox';

function find() {
  const { FIREFOX_PATH: named } = process.env;
  if (named) return named;
  return onPath('firefox-esr', 'firefox') ?? (fs.existsSync(macApplication) ? macApplication : undefined);
}

/** @returns {Promise<string>} the path of a Firefox. @throws StartError when none can be had */
export async function ensureFirefox() {
  const found = find();
  if (found) return found;
  if (canInstallPackages()) await step('Installing Firefox', () => installPackages('firefox-esr'));
  const installed = find();
  if (!installed)
    throw new StartError('These journeys need Firefox. Install it, or name it in FIREFOX_PATH.');
  return installed;
}
