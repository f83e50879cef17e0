import { expect, test } from 'vitest';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { sitemapXml } from './sitemap.ts';

const siteUrl = 'https://example.com';

test('robots may read pages, are kept from the endpoints and told where the sitemap is', () => {
  const text = robotsText(siteUrl);
  expect(text).toContain('Disallow: /api/');
  expect(text).toContain('Sitemap: https://example.com/sitemap.xml');
});

test('the sitemap holds indexed pages alone, with the day of their last change where there is one', () => {
  const xml = sitemapXml(siteUrl, [
    { path: '/thank-you', changedOn: '2026-11-01', isIndexed: false },
    { path: '/', changedOn: '2026-11-03', isIndexed: true },
    { path: '/drawn', isIndexed: true },
    { path: '/a&b', changedOn: '2026-11-02', isIndexed: true },
  ]);
  expect(xml).toContain('<url><loc>https://example.com/a&amp;b</loc><lastmod>2026-11-02</lastmod></url>');
  expect(xml).toContain('<url><loc>https://example.com/drawn</loc></url>');
  expect(xml).toContain('<loc>https://example.com</loc>');
  expect(xml).not.toContain('thank-you');
});

test('security.txt names a contact and an end within a year', () => {
  const text = securityText({ siteUrl, email: 'support@example.com', today: '2026-11-21' });
  expect(text).toContain('Contact: mailto:support@example.com');
  expect(text).toContain('Expires: 2027-05-20T00:00:00.000Z');
});
