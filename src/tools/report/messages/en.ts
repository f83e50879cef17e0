export const en = {
  /** Under the title: which tool, when, by which version. */
  made: (date: string, version: number) => `${date} · version ${version}`,
  foot: (brand: string, address: string) => `${brand} · ${address}`,
  /** The typesetter puts the numbers in. */
  page: 'Page {page} of {pages}',
  answers: {
    columns: ['Question', 'Your answer'],
    /** A visitor's words in a script that the fonts do not have. */
    unwritable: '[…]',
    unwritableNote: 'Where it says […], your words are in a script that this report cannot print.',
  },
  method: {
    lead: (version: number, date: string) =>
      `These are the numbers used in version ${version} of ${date}, with the source of each.`,
    columns: ['Number', 'Value', 'Source'],
    source: (source: string, date: string) => `${source} (${date})`,
  },
  about: {
    title: 'About this report',
    made: (tool: string, brand: string, date: string) => `${tool} by ${brand}, made on ${date}.`,
  },
};
