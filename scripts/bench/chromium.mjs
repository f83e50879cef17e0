import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLightChromium } from '../../tests/support/chromium.ts';
import { environmentOfPhone } from '../../tests/support/phone-fonts.ts';

/** A Chromium with an empty profile, a phone's fonts and no business of its own. */
const flags = [
  '--headless',
  '--no-first-run',
  '--disable-gpu',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--remote-debugging-port=0',
];

export const howToGetChromium =
  'apt-get install --no-install-recommends chromium fonts-dejavu-core, or set CHROMIUM_PATH';

/**
 * The journeys' browser: a whole Chromium starts the pages of its own windows beside the first visit, which a phone does
 * not do, and they take one of two cores from it.
 */
export function findChromium() {
  try {
    return findLightChromium();
  } catch {
    return undefined;
  }
}

export async function openChromium() {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-chromium-'));
  // As root it starts only without its sandbox; it loads our own pages only.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(findChromium(), [...flags, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    env: { ...process.env, ...environmentOfPhone(profile) },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Debian's shell is started by a script, which is all that a signal to the child would end.
    detached: true,
  });
  async function close() {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    }
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
  const address = await debuggingAddress(child).catch(async (error) => {
    await close();
    throw error;
  });
  return { address, port: Number(new URL(address).port), close };
}

function debuggingAddress(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${said.slice(-1000)}`)));
  });
}
