import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { openChromium } from './chromium.mjs';

/**
 * Measures what a visitor's browser fetches, and how many bytes of it travel: first for reading, then when the
 * call-back dialog opens, then while it is filled in.
 */
export async function measureBytes(url) {
  const browser = await openChromium();
  const connection = await chromium.connectOverCDP(browser.address);
  try {
    const context = await connection.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const take = watchRequests(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const reading = await take();
    const icon = await iconOf(page);
    // Some headless browsers leave the icon out; those of visitors fetch it.
    if (icon && !reading.some(({ url }) => url === icon.url)) reading.push(icon);
    if ((await page.locator('a[data-call-back]').count()) === 0)
      return { reading: await withInlineScripts(url, sums(reading)) };
    await page.locator('main a[data-call-back], a[data-call-back]').locator('visible=true').first().click();
    await page.locator('#call-back input[name="name"]').waitFor();
    await page.waitForLoadState('networkidle');
    const dialog = await take();
    await page.locator('#call-back input[name="name"]').fill('Asha Rao');
    await page.locator('#call-back input[name="city"]').pressSequentially('Pun');
    await page.waitForTimeout(1500);
    const filling = await take();
    return {
      reading: await withInlineScripts(url, sums(reading)),
      dialog: sums(dialog),
      filling: sums(filling),
    };
  } finally {
    await connection.close();
    await browser.close();
  }
}

/** @returns gives what was fetched since it was asked last */
function watchRequests(page) {
  let open = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) open.push(sizeOf(request));
  });
  return async () => {
    const finished = open;
    open = [];
    return Promise.all(finished);
  };
}

async function sizeOf(request) {
  const url = request.url();
  const type = url.endsWith('.js') ? 'script' : request.resourceType();
  const { responseBodySize } = await request.sizes();
  // The browser does not report the size of a worker's script.
  return { url, type, bytes: responseBodySize || (await transferredBytes(url)) };
}

async function iconOf(page) {
  const url = await page.evaluate(() => document.querySelector('link[rel="icon"]')?.href ?? '');
  return url.startsWith('http') ? { url, type: 'icon', bytes: await transferredBytes(url) } : undefined;
}

/** Scripts that are in the page are scripts too: by as much as the page would be smaller without them. */
async function withInlineScripts(url, reading) {
  const html = await (await fetch(url)).text();
  const without = html.replaceAll(/(<script(?: type="module")?>).*?(<\/script>)/gs, '$1$2');
  const bytes = brotliCompressSync(html).length - brotliCompressSync(without).length;
  return { ...reading, html: reading.html - bytes, scripts: reading.scripts + bytes };
}

async function transferredBytes(url) {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br, gzip' } });
  return Number(answer.headers.get('content-length'));
}

function sums(requests) {
  const bytesOf = (...types) =>
    requests.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: requests.length,
    html: bytesOf('document'),
    css: bytesOf('stylesheet'),
    fonts: bytesOf('font'),
    scripts: bytesOf('script'),
    others: bytesOf('image', 'icon', 'other', 'fetch'),
    all: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    list: requests.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
  };
}
