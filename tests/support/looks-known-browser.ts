import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium, findLightChromium } from './chromium.ts';

export const baselineFolder = 'tests/looks/baseline';
const file = path.join(baselineFolder, 'browser.json');

/** The browser of the pictures: two browsers draw the same page differently by more than a lost margin. */
export type KnownBrowser = {
  /** `Chromium, Debian GNU/Linux, headless shell`: the product, who built it where it says so, and which of the two it is. */
  name: string;
  major: number;
};

export function readOwnBrowser(): KnownBrowser {
  const whole = findChromium();
  const text = execFileSync(whole, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, product = text.trim(), major = '0'] = /^(.+?) (\d+)\./.exec(text) ?? [];
  const [, builder] = /built on (\D+?)(?: \d|$)/m.exec(text) ?? [];
  const kind = findLightChromium() === whole ? undefined : 'headless shell';
  return { name: [product, builder, kind].filter(Boolean).join(', '), major: Number(major) };
}

export function readKnownBrowser(): KnownBrowser | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as KnownBrowser) : undefined;
}

export function writeKnownBrowser(browser: KnownBrowser): KnownBrowser {
  fs.mkdirSync(baselineFolder, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(browser, undefined, 2)}\n`);
  return browser;
}

/** Without a baseline there is nothing to differ from: the tests report that every picture is missing. */
export function sameBrowser(own: KnownBrowser, known: KnownBrowser | undefined): boolean {
  return !known || (own.name === known.name && own.major === known.major);
}
