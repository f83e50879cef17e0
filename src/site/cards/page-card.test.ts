import sharp from 'sharp';
import { expect, test } from 'vitest';
import { page, post, renderInput, settings } from '../fixtures/site-fixture.ts';
import { pageOfPost } from '../pages/post-page.tsx';
import { renderPage } from '../pages/render-page.tsx';
import { renderCard } from './card-design.ts';
import { cardNameIn, cardNameOfFile, pageCard } from './page-card.ts';

function cardOf(changes: Parameters<typeof page>[0] = {}) {
  const card = pageCard({ page: page(changes), settings, locale: 'en' });
  if (!card) throw new Error('no card');
  return card;
}

test('a card is a PNG of 1200 × 630 pixels in less than 60 kB', async () => {
  const png = await renderCard(cardOf().design);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test('the same page has the same bytes, another page others', async () => {
  const [first, again, other] = await Promise.all(
    [cardOf(), cardOf(), cardOf({ picture: '/ivf' })].map(({ design }) => renderCard(design)),
  );
  expect(first?.equals(again ?? Buffer.of())).toBe(true);
  expect(first?.equals(other ?? Buffer.of())).toBe(false);
});

test('a card is named by what it shows: umbrella, colours, title, brand', () => {
  const { name } = cardOf();
  expect(cardOf({ lead: 'Another lead.' }).name).toBe(name);
  const others = [cardOf({ picture: '/ivf' }), cardOf({ audience: 'agents' }), cardOf({ title: 'Cruises' })];
  const rebranded = pageCard({
    page: page(),
    settings: { ...settings, brand: 'Parasol' },
    locale: 'en',
  });
  const names = [name, ...others.map((card) => card.name), rebranded?.name];
  expect(new Set(names).size).toBe(names.length);
});

test('an indexed page has the tags of its card, whole addresses among them', () => {
  const html = renderPage(renderInput());
  const { name } = cardOf();
  expect(html).toContain('<meta property="og:title" content="Cruise insurance"/>');
  expect(html).toContain('<meta property="og:description" content="Cover for a cruise."/>');
  expect(html).toContain('<meta property="og:type" content="website"/>');
  expect(html).toContain('<meta property="og:url" content="https://example.com/cruise"/>');
  expect(html).toContain(`<meta property="og:site_name" content="${settings.brand}"/>`);
  expect(html).toContain(`<meta property="og:image" content="https://example.com/cards/${name}.png"/>`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:image:height" content="630"/>');
  expect(html).toMatch(/<meta property="og:image:alt" content="[^"]*Cruise insurance[^"]*"\/>/);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  expect(cardNameIn(html.slice(0, 8000))).toBe(name);
});

test('a post of the blog is an article', () => {
  const first = post('first', '2026-01-01');
  const html = renderPage({ ...renderInput(), page: pageOfPost(first, '/blog/first'), post: first });
  expect(html).toContain('<meta property="og:type" content="article"/>');
});

test('a page without a title of its own shows the site’s, the home page its heading', () => {
  const site = settings.defaultTitle.replace('{brand}', settings.brand);
  expect(cardOf({ title: '' }).title).toBe(site);
  const home = { kind: 'home', path: '/', title: 'Broker' } as const;
  expect(cardOf({ ...home, heading: 'One' }).name).not.toBe(cardOf({ ...home, heading: 'Two' }).name);
});

test('a page that is in no index has no card and no such tags', () => {
  expect(pageCard({ page: page({ isIndexed: false }), settings, locale: 'en' })).toBeUndefined();
  const html = renderPage(renderInput({ isIndexed: false }));
  expect(html).not.toMatch(/og:|twitter:|\/cards\//);
});

test('a file’s name is a card’s or nothing', () => {
  const { name } = cardOf();
  expect(cardNameOfFile(`${name}.png`)).toBe(name);
  for (const file of [
    '../etc.png',
    `${name}.svg`,
    `../${name}.png`,
    `${name}.png/..`,
    '..%2f..%2fsettings.png',
    '',
  ]) {
    expect(cardNameOfFile(file)).toBeUndefined();
  }
});
