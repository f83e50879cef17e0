import { expect, test } from 'vitest';
import { captcha, settings, site } from '../fixtures/site-fixture.ts';
import { plainPageResponder, renderPlainPage } from './plain-page.tsx';

test('a plain page stands in the same shell and is not indexed', () => {
  const html = renderPlainPage({
    site: site(),
    captcha,
    page: { title: 'Get a call', path: '/call-back', body: 'Hello' },
  });
  expect(html).toContain(`<title>Get a call | ${settings.brand}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('og:');
  expect(html).toContain('<div class="wrap plain">Hello</div>');
  expect(html).toContain('<footer');
});

test('the links to the other languages keep what was asked, and the page’s own address does not', () => {
  const html = renderPlainPage({
    site: site({ locale: 'hi', locales: ['en', 'hi'] }),
    captcha,
    page: { title: 'Your call', path: '/status', switchTo: '/status/mine?a=b', body: 'Hello' },
  });
  const links = html.match(/<a [^>]*hrefLang="en-IN"[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toContain('href="/status/mine?a=b"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/hi\/status"/);
});

test('a public page that is drawn on request has a Markdown form that names the page as the original', async () => {
  const siteUrl = 'https://example.com';
  const respond = plainPageResponder({ loadSite: async () => site(), captcha, siteUrl, scriptHashes: [] });
  const page = { title: 'Numbers', path: '/how-we-calculate', body: 'Ten lakh', isPublic: true };
  const answer = await respond({ ...page, isMarkdown: true }, 'en');
  expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(answer.headers.get('link')).toBe('<https://example.com/how-we-calculate>; rel="canonical"');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  const text = await answer.text();
  expect(text).toMatch(/^Ten lakh\n/);
  expect(text).toContain('<https://example.com/how-we-calculate>');
  expect((await respond(page, 'en')).headers.get('content-type')).toContain('text/html');
});

test('a page in another language states its address once with its prefix, however the room names it', async () => {
  const siteUrl = 'https://example.com';
  const inHindi = site({ locale: 'hi', locales: ['en', 'hi'] });
  const respond = plainPageResponder({ loadSite: async () => inHindi, captcha, siteUrl, scriptHashes: [] });
  for (const path of ['/hi/call-back', '/call-back']) {
    const html = await (await respond({ title: 'कॉल', path, body: 'कॉल' }, 'hi')).text();
    expect(html).toContain('<link rel="canonical" href="https://example.com/hi/call-back"/>');
    expect(html).toMatch(/href="\/call-back"[^>]* hrefLang="en-IN"/);
  }
});
