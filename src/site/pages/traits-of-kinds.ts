import type { PageKind } from '#content/model.ts';

/**
 * Traits that a page's kind decides beside its template. `button`: its head leads to a call or a form. `words`: the
 * glossary's words are explained in it; so it is for covers, their audiences, and advice on a claim, where an unknown
 * word is in the way. `cover`: it explains a cover, with a head, a column that stays and folds of its own
 * (`product-page.tsx`). `at-the-end`: in the list for programs a short reader may skip it: about us, and the law's
 * pages.
 */
type Trait = 'button' | 'words' | 'cover' | 'at-the-end';

const traits: Record<PageKind, readonly Trait[]> = {
  home: ['button'],
  hub: ['button'],
  'corporate-product': ['button', 'words', 'cover'],
  'corporate-sector': ['button', 'words', 'cover'],
  'corporate-size': ['button', 'words', 'cover'],
  'personal-product': ['button', 'words', 'cover'],
  fertility: ['button', 'words', 'cover'],
  'other-product': ['button', 'words', 'cover'],
  faq: [],
  blog: [],
  tool: ['button'],
  'thank-you': [],
  contact: ['button', 'at-the-end'],
  legal: ['at-the-end'],
  about: ['button', 'at-the-end'],
  career: ['at-the-end'],
  news: ['at-the-end'],
  landing: ['button', 'words'],
  'not-found': [],
};

export function hasTrait(kind: PageKind, trait: Trait): boolean {
  return traits[kind].includes(trait);
}
