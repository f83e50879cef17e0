/** One page of each kind, for what must be true of all of them: by name, as the looks' pictures are called. */
export const pageOfEachKind = {
  home: '/',
  hub: '/corporate-insurance',
  product: '/cyber-insurance',
  'personal-product': '/personal/health',
  sector: '/corporate/manufacturing',
  size: '/corporate/insurance-sme',
  fertility: '/ivf-maternity-insurance',
  'other-product': '/cruise',
  faq: '/posp-faq',
  'blog-index': '/blog',
  post: '/blog/free-look-and-moratorium',
  tool: '/health-calculator',
  'thank-you': '/thank-you',
  'thank-you-with-reference': '/thank-you?reference=AB2CD3EF',
  contact: '/contact-us',
  legal: '/privacy-policy',
  people: '/about-us',
  career: '/career',
  news: '/news-and-recognition',
  landing: '/get-corporate-insurance',
  'call-back': '/call-back',
  'not-found': '/404',
} as const;

export const onePageOfEachKind: readonly string[] = Object.values(pageOfEachKind);

/** Pages that come nearest to a limit of height in Hindi, besides those of each kind. */
export const highestInHindi: readonly [string, string][] = [
  ['formulas', '/how-we-calculate'],
  ['grievance', '/grievance'],
  ['highest-product', '/contractor-all-risk'],
];
