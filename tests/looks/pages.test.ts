import { describe, test } from 'vitest';
import { expectLook } from '../support/looks-baseline.ts';
import { lookOfPage, openLook, withLooks } from '../support/looks-browser.ts';

withLooks();

/** The home page and one page of each template. */
const pages = {
  home: '/',
  product: '/cyber-insurance',
  'personal-product': '/personal/health',
  sector: '/corporate/manufacturing',
  size: '/corporate/insurance-sme',
  hub: '/corporate-insurance',
  fertility: '/ivf-maternity-insurance',
  faq: '/posp-faq',
  'blog-index': '/blog',
  post: '/blog/free-look-and-moratorium',
  people: '/about-us',
  career: '/career',
  contact: '/contact-us',
  news: '/news-and-recognition',
  legal: '/privacy-policy',
  landing: '/get-corporate-insurance',
  'thank-you': '/thank-you',
  'thank-you-with-reference': '/thank-you?reference=AB2CD3EF',
  'not-found': '/404',
  'call-back': '/call-back',
};

describe.each([390, 1440] as const)('At a width of %i px', (width) => {
  test.each(Object.entries(pages))('the page %s looks as before', async (name, path) => {
    const page = await openLook(path, width);
    await expectLook(`page-${name}-${width}`, await lookOfPage(page));
    await page.close();
  });
});
