import sharp from 'sharp';
import { expect, test, vi } from 'vitest';

// A palette of few colours once lost the smallest of them: the fruit of this brand's mark.
test('a card keeps the colours of the small mark, whatever else is on it', async () => {
  vi.stubEnv('BRAND', 'tests/fixtures/brands/banyan');
  const { cardDesign, renderCard } = await import('./card-design.ts');
  const { hexValue } = await import('#ui/brand/brand.ts');
  const text = { title: 'Cruise insurance for guests on board', brand: 'Banyan Insurance' };
  const png = await renderCard(cardDesign({ path: '/cruise', audience: 'people', ...text }));
  expect(png.length).toBeLessThan(60_000);
  const fruit = { left: 72 + 24, top: 56 + 21, width: 1, height: 1 };
  const seen = [...(await sharp(png).removeAlpha().extract(fruit).raw().toBuffer())];
  const meant = [1, 3, 5].map((at) => Number.parseInt(hexValue('marigold').slice(at, at + 2), 16));
  const furthest = Math.max(...meant.map((value, index) => Math.abs(value - (seen[index] ?? 255))));
  expect(furthest, `${seen} for ${meant}`).toBeLessThan(8);
});
