export const en = {
  title: 'Search',
  titleFor: (asked: string) => `Search: ${asked}`,
  label: 'What are you looking for?',
  placeholder: 'room rent, claim, gaadi',
  submit: 'Search',
  found: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  nothing: (asked: string) => `Nothing found for “${asked}”.`,
  tryThis:
    'Try fewer or other words: a cover (“fire”), a thing (“car”), or what happened (“claim rejected”).',
  orAsk: 'Or ask us: an expert will call you.',
  notSearched: {
    unavailable: 'Search is not available at the moment. Please try again shortly.',
    'too-many':
      'There have been many searches from your connection in the last hour. Please try again a little later, or use the menu.',
  },
};
