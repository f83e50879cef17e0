import type { Locator, Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { expectAccessible, visit, withBrowser } from '../support/journey-browser.ts';
import { asStaff } from '../support/journey-staff.ts';
import { nightlyTest } from '../support/nightly-test.ts';
import { smallestPdf } from '../support/smallest-pdf.ts';

withBrowser();

test('The sidebar opens from the hamburger, its corporate products unfolded and the other groups folded', async () => {
  const page = await visit('/');
  const sidebar = await openSidebar(page);
  expect(await sidebar.getByRole('link', { name: 'Group Medical Cover' }).isVisible()).toBe(true);
  expect(await sidebar.getByRole('link', { name: 'Health First' }).isVisible()).toBe(false);
  await expectAccessible(page);

  await sidebar.getByText('Corporate Products', { exact: true }).click();
  await sidebar.getByText('Digital Tools', { exact: true }).click();
  expect(await sidebar.isVisible(), 'unfolding is not a menu click').toBe(true);
  expect(await sidebar.getByRole('link', { name: 'Group Medical Cover' }).isVisible()).toBe(false);
  await sidebar.getByRole('link', { name: 'Health First' }).click();
  await page.waitForURL('**/health-first');
  await sidebar.waitFor({ state: 'hidden' });
});

test('The sidebar closes by its X, by a followed link and by a click on the header', async () => {
  const page = await visit('/about-us');
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('button', { name: 'Close the menu' }).click();
  await sidebar.waitFor({ state: 'hidden' });

  await openSidebar(page);
  // On the header itself, at its outer edge.
  await page.locator('.site-header').click({ position: { x: 6, y: 6 } });
  await sidebar.waitFor({ state: 'hidden' });

  // An answer without a page: what is seen is what the browser brings back when it goes Back.
  await page.route('**/career', (route) => route.fulfill({ status: 204 }));
  await openSidebar(page);
  // Followed without being pressed: else the browser has the page fetched already, and asks no one.
  await sidebar.getByRole('link', { name: 'Careers' }).evaluate((link: HTMLElement) => link.click());
  await sidebar.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/about-us');
});

const externalEntries = [
  'With Test',
  'Without Test',
  'Male',
  'Stress',
  'Agent Login',
  'Small-Business Insurance',
  'Download App',
];

test('The sidebar is 278 px wide on a phone, and the agents’ call-back is there only', async () => {
  const phone = await visit('/', { width: 390 });
  const narrow = await openSidebar(phone);
  expect((await narrow.boundingBox())?.width).toBe(278);
  await narrow.getByText('POSP Agents', { exact: true }).click();
  await narrow.getByRole('link', { name: 'POSP: Get a Call Back' }).waitFor();
  await expectAccessible(phone);

  const page = await visit('/');
  const wide = await openSidebar(page);
  await wide.getByText('POSP Agents', { exact: true }).click();
  await wide.getByRole('link', { name: 'Become a POSP Agent' }).waitFor();
  expect(await wide.getByRole('link', { name: 'POSP: Get a Call Back' }).isVisible()).toBe(false);
});

nightlyTest(
  'An entry is shown once it has an address: external pages come with their settings, Annual Returns with its document',
  async () => {
    const staff = await asStaff();
    const { body: settings } = await staff('GET', '/globals/site-settings?depth=0');
    const links = settings.links as Record<string, string>;
    // The seeded addresses are placeholders.
    const before = await sidebarEntries();
    for (const entry of [...externalEntries, 'Fertility Calculators', 'Annual Returns'])
      expect(before).not.toContain(entry);

    const document = new FormData();
    document.set('file', new File([smallestPdf], 'annual-return.pdf', { type: 'application/pdf' }));
    document.set('_payload', JSON.stringify({ title: 'Annual return', purpose: 'annual-return' }));
    const { status, body } = await staff('POST', '/legal-documents', document);
    expect(status).toBe(201);
    const named = Object.keys(links).map((name) => [name, `https://${name.toLowerCase()}.broker.test/`]);
    await changeLinks(Object.fromEntries(named));
    // A setting is on every page: twenty seconds.
    await vi.waitFor(
      async () => {
        const entries = await sidebarEntries();
        expect(entries.filter((entry) => entry === 'Annual Returns')).toHaveLength(3);
        expect(entries).toContain('Download App');
      },
      { timeout: 20_000, interval: 200 },
    );
    const answer = await fetch(`${inject('site').url}/cmsapi/api/annual-return`);
    const { data } = (await answer.json()) as {
      data: { attributes: { AttachPDF: { data: { attributes: { url: string } } } } };
    };
    const { url } = data.attributes.AttachPDF.data.attributes;
    const page = await visit('/');
    const external = page.locator('#sidebar a[href^="https://"]');
    expect(await external.evaluateAll((shown) => shown.map((link) => link.textContent))).toEqual(
      externalEntries,
    );
    // They open in the same tab.
    expect(await page.locator('a[target]').count()).toBe(0);
    const href = await page.locator('#sidebar').getByText('Annual Returns').getAttribute('href');
    expect(new URL(href ?? '', page.url()).href).toBe(new URL(url, page.url()).href);
    expect(href).toBe('/documents/annual-return.pdf');
    const pdf = await fetch(new URL(url, page.url()));
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);

    await changeLinks(links);
    await staff('DELETE', `/legal-documents/${(body.doc as { id: number }).id}`);
    await vi.waitFor(async () => expect(await sidebarEntries()).not.toContain('Download App'), {
      timeout: 20_000,
      interval: 200,
    });

    async function changeLinks(changed: Record<string, string>) {
      const { status } = await staff('POST', '/globals/site-settings', { links: changed });
      expect(status).toBe(200);
    }
  },
);

async function openSidebar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sidebar = page.getByRole('navigation', { name: 'All pages' });
  await sidebar.waitFor();
  return sidebar;
}

/** Entries of the sidebar, read from the HTML of pages; several, since they are rendered one after the other. */
async function sidebarEntries(): Promise<string[]> {
  const ofPages = await Promise.all(['/', '/cruise', '/vintage-cars'].map(sidebarEntriesOf));
  return ofPages.flat();
}

async function sidebarEntriesOf(path: string): Promise<string[]> {
  const html = await (await fetch(inject('site').url + path)).text();
  const sidebar = /<nav class="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? '';
  return [...sidebar.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text = '']) => text);
}
