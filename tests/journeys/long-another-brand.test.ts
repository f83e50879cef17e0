import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '#platform/testing/temporary-folder.ts';
import { onlyIn, tracesIn, tracesOf } from '../support/brand-traces.ts';
import { newAsk, newSession, send } from '../support/fault-visitor.ts';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { type SiteProcess, startSite } from '../support/journey-site.ts';
import { untilStaffSideAnswersAt } from '../support/journey-staff.ts';
import { copySeededCluster } from '../support/seeded-cluster.ts';

/**
 * The same build, the same database, another folder in `BRAND`: a site that was one broker's is another's at its next
 * start, and no one who looks at it finds a trace of the first.
 */
const firstFolder = 'brand/chhatri';
const secondFolder = 'tests/fixtures/brands/banyan';
const [first, second] = [tracesOf(firstFolder), tracesOf(secondFolder)];
const ofFirst = onlyIn(first, second);
const ofSecond = onlyIn(second, first);
const mark = (words: Map<string, RegExp>) => [...words.keys()].filter((what) => what.startsWith('mark'));

const dataDir = temporaryFolder();
const environment = { DATA_DIR: dataDir, CAPTCHA: 'off', RATE_LIMITS: 'off', STYLEGUIDE: 'on' };
let site: SiteProcess;
withBrowser();

beforeAll(async () => {
  await copySeededCluster(dataDir);
  const former = await startSite({ ...environment, DESK: 'off' });
  const html = await fetch(former.url)
    .then((answer) => answer.text())
    .finally(former.stop);
  // Else nothing would be proved below.
  expect(tracesIn(html, ofFirst).length).toBeGreaterThan(20);
  expect(tracesIn(html, ofSecond)).toEqual([]);
  site = await startSite({ ...environment, BRAND: secondFolder });
});
afterAll(async () => {
  await site?.stop();
  removeFolder(dataDir);
});

const textAt = async (address: string) => (await fetch(site.url + address)).text();

const changedAt = (file: string) => fs.statSync(path.join(dataDir, file)).mtimeMs;

test('Every published page is the second’s', async () => {
  const folders = fs.globSync('published/build-*', { cwd: dataDir });
  const [live = ''] = folders.toSorted((a, b) => changedAt(b) - changedAt(a));
  const pages = fs.globSync(`${live}/**/*.html`, { cwd: dataDir });
  expect(pages.length).toBeGreaterThan(80);
  for (const page of pages) {
    const html = fs.readFileSync(path.join(dataDir, page), 'utf8');
    expect(tracesIn(html, ofFirst), page).toEqual([]);
    expect(tracesIn(html, ofSecond), page).toEqual(expect.arrayContaining(mark(ofSecond)));
  }
});

test.each([
  '/',
  '/nowhere-at-all',
  '/404',
  '/call-back?from=/cruise',
  '/thank-you?reference=ABCDEFGH',
  '/styleguide',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/rss/blog.xml',
  '/cruise.md',
  '/.well-known/security.txt',
])('The answer at %s is the second brand’s', async (address) => {
  expect(tracesIn(await textAt(address), ofFirst)).toEqual([]);
});

test('The name is in titles and in the manifest', async () => {
  const manifest = JSON.parse(await textAt('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Banyan Insurance', short_name: 'Banyan Insurance' });
  expect(await textAt('/cruise')).toMatch(/<title>[^<]+ \| Banyan Insurance<\/title>/);
});

test('Icons and fonts are the second’s, byte by byte', async () => {
  for (const [address, file] of second.files) {
    const answer = await fetch(site.url + address);
    expect(Buffer.from(await answer.arrayBuffer()).equals(file), address).toBe(true);
  }
});

test('A mail to the support department is the second’s', async () => {
  const { status, body } = await send(site.url, await newSession(site.url), newAsk());
  expect(status, JSON.stringify(body)).toBe(200);
  const mails = await vi.waitUntil(() => fs.globSync('mail/*.eml', { cwd: dataDir }), { timeout: 15_000 });
  for (const mail of mails) {
    const source = fs.readFileSync(path.join(dataDir, mail), 'utf8');
    expect(tracesIn(source, ofFirst)).toEqual([]);
    expect(source).toContain('support@banyan.example');
  }
});

describe('A social card', () => {
  test('is made of the second’s colours, mark and name', async () => {
    vi.stubEnv('BRAND', secondFolder);
    vi.resetModules();
    const { cardDesign } = await import('#site/cards/card-design.ts');
    const design = cardDesign({
      path: '/cruise',
      audience: 'people',
      title: 'Cruise',
      brand: 'Banyan Insurance',
    });
    expect(tracesIn(JSON.stringify(design).replaceAll('\\"', '"'), ofFirst)).toEqual([]);
    expect(tracesIn(design.assets?.['mark.svg'] ?? '', ofSecond)).toEqual(
      expect.arrayContaining(mark(ofSecond)),
    );
  });

  test('is another picture than before, on the second’s paper', async () => {
    const [, address = ''] = /og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(await textAt('/cruise')) ?? [];
    const answer = await fetch(site.url + address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    const png = sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha();
    const [red = 0, green = 0, blue = 0] = await png.extract(corner).raw().toBuffer();
    const { paper } = JSON.parse(fs.readFileSync(`${secondFolder}/brand.json`, 'utf8')).colours;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    expect(`#${hex}`).toBe(paper);
  });
});

test('The desk’s door shows the second’s mark and name', async () => {
  await untilStaffSideAnswersAt(site.url);
  const door = await visit('/admin/login', { siteUrl: site.url, expects: /./ });
  await door.getByText('Banyan Insurance').waitFor();
  const shape = await door.locator('.brand-mark path').first().getAttribute('d');
  const icon = await door.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
  expect(decodeURIComponent(icon ?? '')).toContain(shape);
  expect(tracesIn(await door.content(), ofFirst)).toEqual([]);
});

test('A brand that cannot be used stops the start and says why', async () => {
  const folder = temporaryFolder();
  fs.cpSync(secondFolder, folder, { recursive: true });
  fs.rmSync(path.join(folder, 'mark.svg'));
  const start = startSite({ ...environment, DATA_DIR: folder, BRAND: folder });
  await expect(start).rejects.toThrow(`The brand in ${folder} cannot be used:\n  - mark.svg: is missing`);
  removeFolder(folder);
});

test('The browser’s part of the build has no brand’s traits', () => {
  for (const file of fs.globSync('dist/client/**/*.{js,css,html,svg}'))
    expect(tracesIn(fs.readFileSync(file, 'utf8'), first.words), file).toEqual([]);
});
