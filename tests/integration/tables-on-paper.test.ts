import { afterAll, beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { assets, captcha } from '#site/fixtures/site-fixture.ts';
import { renderPage } from '#site/pages/render-page.tsx';
import { paperRoutes } from '#site/paper/paper-routes.ts';
import { contentSource } from '#site/publisher/content-source.ts';
import { siteSources } from '#site/publisher/site-sources.ts';
import { stopReports } from '#tools/report/report-pdf.ts';
import { brand } from '#ui/brand/brand.ts';
import type { Locale } from '#ui/language/locales.ts';
import { withContentService } from '../support/content-service.ts';
import { withDatabase } from '../support/database.ts';

/** The tables of a page as a PDF are where the page is: at its addresses, in its languages, and nowhere else. */
withDatabase();
withContentService();

const locales = ['en', 'hi'] as const;
const source = contentSource({
  ...{ sources: siteSources(locales), locales, assetsOf: () => assets, siteUrl: 'https://example.com' },
  ...{ captcha, brand: brand(), buildId: 'build-1' },
});
const routes = paperRoutes({
  ...{ addresses: source.addresses, loadPath: source.loadPath, locales, baseHeaders: {} },
  respond: async ({ status }) => new Response(null, { status }),
});
afterAll(stopReports);

const keys: Record<string, string> = { '/': 'home-page', '/cruise': 'cruise', '/ri{secret}': 'partner' };

/** A page that offers a table as a PDF, with the same words everywhere. */
function pageAt(path: string, words: string) {
  const cells = [{ text: words }, { text: words }];
  const table = { blockType: 'table', heading: words, isOnPaper: true, columns: cells };
  const blocks = [{ ...table, rows: [{ cells }, { cells }] }];
  return {
    ...{ path, contentKey: keys[path], kind: 'other-product', audience: 'people', form: 'cruise' },
    ...{ title: words, heading: words, lead: words, description: words.repeat(3), blocks },
    ...{ captcha: 'checkbox', status: 200, _status: 'published' },
  };
}

beforeAll(async () => {
  const service = await contentService();
  for (const path of ['/', '/cruise', '/ri{secret}']) {
    const english = pageAt(path, 'What it costs in a year') as never;
    const { id } = await service.create({ collection: 'pages', data: english, depth: 0 });
    if (path === '/cruise') continue;
    const hindi = pageAt(path, 'एक साल में इसका ख़र्च') as never;
    await service.update({ collection: 'pages', id, locale: 'hi', data: hindi, depth: 0 });
  }
});

const answerOf = async (address: string) => {
  const { status, headers } = await routes.request(address);
  return [status, headers.get('location') ?? headers.get('content-disposition')];
};

async function linkOn(path: string, locale: Locale): Promise<string | undefined> {
  const input = await source.loadPath({ locale, path });
  return input && /href="([^"]+\.pdf)"/.exec(renderPage(input))?.[1];
}

test('the home page links to its tables in each language, and they are there', async () => {
  const shown = [200, 'inline; filename="index.pdf"'];
  expect([await linkOn('/', 'en'), await answerOf('/index.pdf')]).toEqual(['/index.pdf', shown]);
  expect([await linkOn('/', 'hi'), await answerOf('/hi.pdf')]).toEqual(['/hi.pdf', shown]);
});

test('the tables of a page without Hindi are in English alone, where the Hindi address leads', async () => {
  expect(await answerOf('/hi/cruise.pdf')).toEqual([302, '/cruise.pdf']);
  expect(await answerOf('/cruise.pdf')).toEqual([200, 'inline; filename="cruise.pdf"']);
});

test.each(['/ri%7Bsecret%7D.pdf', '/ri{secret}.pdf', '/hi/ri%7Bsecret%7D.pdf', '/nowhere.pdf'])(
  'no table is at %s',
  async (address) => {
    expect(await answerOf(address)).toEqual([404, null]);
  },
);
