import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { freePort, newSite } from '../../tests/support/fault-site.ts';
import { startNginxBefore } from '../../tests/support/real-nginx.ts';
import { howToGetNginx } from '../lib/nginx.mjs';
import { headedName, plainInHindi } from './budgets.mjs';
import { measureBytes } from './bytes.mjs';
import { findChromium, howToGetChromium } from './chromium.mjs';
import { measureWithLighthouse } from './lighthouse.mjs';
import { untilCalm } from './machine.mjs';
import { startNginx } from './nginx.mjs';
import { writePlainPages } from './plain-page/plain-page.mjs';
import { bareNodeName, configuredName, sameFileName } from './report.mjs';
import { howToGetWrk, isWrkThere, measureRequests } from './requests.mjs';
import { newResult } from './tools.mjs';

/**
 * Our pages beside plain ones: what a browser fetches, what Lighthouse finds, how many requests a second each
 * server answers. Every round visits all in turn, so that a busy moment of the machine is charged to no one.
 */
const product = '/group-medical-cover';
/** Each kind has parts that no other has; how they appear is measured for all, bytes and requests for two. */
const kinds = {
  home: '/',
  product,
  sector: '/corporate/manufacturing',
  personal: '/personal/health',
  faq: '/posp-faq',
  contact: '/contact-us',
};
/** Rendered for one visitor, with the tools' styles; a result's page comes to them. */
const toolKinds = { question: '/corporate-risk-janampatri/questions/type' };
/** Looked at by Lighthouse, beside a plain page in Hindi. */
const hindiKinds = {
  'home-hi': '/hi',
  'product-hi': `/hi${product}`,
  'question-hi': `/hi${toolKinds.question}`,
};
/** Which headers part our window from others'. */
const windowHeaders = ['cross-origin-opener-policy', 'permissions-policy'];

/**
 * As visitors get it: with the captcha that is the default, and both languages. Social cards, which no browser of a visitor
 * fetches, would keep the machine busy for minutes.
 */
export const served = { CAPTCHA: 'altcha', LANGUAGES: 'en,hi', SOCIAL_CARDS: 'asked' };

/** @param kinds Lighthouse visits these only, beside the plain pages; left out: every kind */
export async function measurePages({ rounds, seconds, parts, kinds: wanted, say }) {
  const folder = temporaryFolder();
  const site = await newSite({ ...served, PAGE_PACKING: 'tight' });
  let nginx;
  const others = [];
  try {
    await site.start();
    await untilCalm();
    nginx = await startPlain({ folder, site, say });
    const pageOf = ([kind, address]) => ({
      kind,
      name: `ours, ${kind}`,
      url: site.url + address,
      pid: site.pid(),
    });
    const ofTools = Object.entries({ ...toolKinds, result: await newResult(site.url) })
      .map(pageOf)
      .map((page) => ({ ...page, isTool: true }));
    const everyKind = [...Object.entries(kinds).map(pageOf), ...ofTools];
    const ours = everyKind.slice(0, 2);
    const isWanted = ({ kind }) => !wanted || wanted.includes(kind);
    const inHindi = Object.entries(hindiKinds)
      .map(pageOf)
      .filter(isWanted)
      .map((page) => ({ ...page, isHindi: true }));
    const besideHindi =
      nginx && inHindi.length > 0 ? [{ name: plainInHindi, url: `${nginx.url}/hi`, pid: nginx.pid }] : [];
    const plain = nginx
      ? [
          { name: 'plain', url: `${nginx.url}/`, pid: nginx.pid },
          { name: 'plain, no picture', url: `${nginx.url}/bare`, pid: nginx.pid },
        ]
      : [];
    // A window of its own means a process of its own, whose start is counted where a lab comes from an empty page.
    const headed = nginx ? [{ name: headedName, url: `${nginx.url}/headed`, pid: nginx.pid }] : [];
    const sameFile = nginx ? [{ name: sameFileName, url: `${nginx.url}/product`, pid: nginx.pid }] : [];
    if (parts.includes('requests')) {
      others.push(await startBareNode(site));
      if (nginx) others.push(await startConfigured(site));
    }
    const hasBrowser = findChromium() !== undefined;
    if (!hasBrowser) say(`No Chromium, so no bytes and no Lighthouse. Get it with: ${howToGetChromium}`);

    const bytes =
      parts.includes('bytes') && hasBrowser
        ? await measureEach([...ours, ...ofTools, ...plain], 1, (page) => measureBytes(page.url))
        : [];
    const looked = [...everyKind.filter(isWanted), ...inHindi, ...plain, ...headed, ...besideHindi];
    const lighthouse =
      parts.includes('lighthouse') && hasBrowser
        ? await measureEach(looked, rounds, async (page, round) => {
            const run = await measureWithLighthouse(page.url);
            say(
              `${round}/${rounds} ${page.name}: LCP ${Math.round(run.lcp)} ms, TBT ${Math.round(run.tbt)} ms`,
            );
            return run;
          })
        : [];
    if (parts.includes('requests') && !isWrkThere())
      say(`No wrk: measured with a loop of our own. Get it with: ${howToGetWrk}`);
    const requests = parts.includes('requests')
      ? await measureEach([...ours, ...others, ...sameFile, ...plain], rounds, async (page, round) => {
          if (round === 1) await measureRequests({ ...page, seconds: 1 });
          const run = await measureRequests({ ...page, seconds });
          say(`${round}/${rounds} ${page.name}: ${Math.round(run.perSecond)} requests a second`);
          return run;
        })
      : [];
    return { bytes, lighthouse, requests, hasBrotli: nginx?.hasBrotli, hasWrk: isWrkThere() };
  } finally {
    for (const other of others) await other.stop();
    await nginx?.stop();
    await site.remove();
    removeFolder(folder);
  }
}

/** The plain pages and, for the servers' sake, our own product page as the publisher left it on disk, with its headers. */
async function startPlain({ folder, site, say }) {
  const files = path.join(folder, 'files');
  fs.mkdirSync(files);
  writePlainPages(files);
  for (const ending of ['.html', '.html.br', '.html.gz']) {
    fs.copyFileSync(publishedFile(site, product + ending), path.join(files, `product${ending}`));
  }
  const headers = await pageHeaders(site, (name) => windowHeaders.includes(name));
  const productHeaders = await pageHeaders(site, (name) => !ofFile.includes(name));
  const nginx = await startNginx({ folder, files, port: await freePort(), headers, productHeaders });
  if (!nginx) say(`No nginx, so nothing to compare with. Get it with: ${howToGetNginx}`);
  else if (!nginx.hasBrotli)
    say(`nginx has no brotli, so it sends more bytes. Get it with: ${howToGetNginx}`);
  return nginx;
}

/** Each build publishes into a folder of its own. */
function publishedFile({ dataDir }, place) {
  const [name] = fs.globSync(`published/*${place}`, { cwd: dataDir });
  if (!name) throw new Error(`${place} is not published.`);
  return path.join(dataDir, name);
}

const ofConnection = ['connection', 'keep-alive', 'date', 'transfer-encoding'];
/** nginx finds them out by itself. */
const ofFile = ['content-type', 'content-length', 'content-encoding', 'etag', 'vary', 'last-modified'];

/** With which the site sends its product page. */
async function pageHeaders(site, isWanted) {
  const { headers } = await fetch(site.url + product, { headers: { 'accept-encoding': 'br' } });
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name) && isWanted(name)));
}

/** A Node that does nothing else, and sends the product page with the site's headers. */
async function startBareNode(site) {
  const headers = await pageHeaders(site, () => true);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-node.mjs')], {
    env: {
      NODE_ENV: 'production',
      FILE: publishedFile(site, `${product}.html.br`),
      HEADERS: JSON.stringify(headers),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { name: bareNodeName, url: `http://127.0.0.1:${Number(port)}${product}`, pid: child.pid, stop };
}

/** nginx as `npm run nginx` configures it: the same page with all of its headers, from the folder for a proxy. */
async function startConfigured(site) {
  const settings = { SITE_URL: site.url, DATA_DIR: site.dataDir, ...served };
  const nginx = await startNginxBefore(settings, [new URL(site.url).host]);
  const isFromDisk = async () => (await fetch(nginx.url + product)).headers.has('last-modified');
  for (let tries = 0; !(await isFromDisk()); tries += 1) {
    if (tries > 300) throw new Error('nginx hands pages on that it should read from disk.');
    await pause(100);
  }
  return { name: configuredName, url: nginx.url + product, pid: nginx.pid, stop: nginx.stop };
}

async function measureEach(pages, rounds, measure) {
  const measured = pages.map(({ name, isTool, isHindi }) => ({ name, isTool, isHindi, runs: [] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, page] of pages.entries()) measured[index].runs.push(await measure(page, round));
  }
  return measured;
}
