import type { PageKind } from '#content/model.ts';

export const en = {
  title: 'Search',
  titleFor: (asked: string) => `Search: ${asked}`,
  label: 'What are you looking for?',
  placeholder: 'room rent, claim, gaadi',
  submit: 'Search',
  found: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  nothing: (asked: string) => `Nothing found for “${asked}”.`,
  reference: 'Is this your reference number?',
  toStatus: 'See the status of your call',
  tryThis:
    'Try fewer words, or different ones: a cover (“fire”), a thing (“car”), or what happened (“claim rejected”).',
  kinds: {
    home: 'Home page',
    hub: 'Overview',
    'corporate-product': 'Cover for companies',
    'corporate-sector': 'Cover by sector',
    'corporate-size': 'Cover by company size',
    'personal-product': 'Cover for people',
    fertility: 'IVF and donors',
    'other-product': 'Special cover',
    faq: 'Questions and answers',
    blog: 'Article',
    tool: 'Tool',
    'thank-you': 'Confirmation',
    contact: 'Contact',
    legal: 'Rules and rights',
    about: 'About us',
    career: 'Careers',
    news: 'News',
    landing: 'Guide',
    'not-found': 'Missing page',
  } satisfies Record<PageKind, string>,
  orAsk: 'Or ask us: an expert will call you.',
  notSearched: {
    unavailable: 'Search is not available at the moment. Please try again shortly.',
    'too-many':
      'There have been too many searches from your connection in the last hour. Please try again a little later, or use the menu.',
  },
};
