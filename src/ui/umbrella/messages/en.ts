export const en = {
  colours: {
    companies: 'indigo and pale blue, trimmed with marigold yellow',
    people: 'leaf green, trimmed with marigold yellow',
    fertility: 'rose, trimmed with terracotta',
    agents: 'marigold yellow, trimmed with terracotta',
    everyone: 'terracotta, trimmed with marigold yellow',
  },
  patterns: {
    bandhani: 'tie-dye dots',
    plumes: 'peacock feathers',
    diamonds: 'diamonds',
    leaves: 'mango leaves',
    leheriya: 'waves',
    mirrors: 'small round mirrors',
    paisley: 'paisley drops',
    lotus: 'lotus petals',
    lattice: 'a star lattice',
    garland: 'a marigold garland',
  },
  open: (colours: string, pattern: string, panels: number) =>
    `An open umbrella seen from above: ${panels} panels, ${colours}, with ${pattern}.`,
  torn: (colours: string, pattern: string, panels: number) =>
    `An umbrella seen from above with one of its ${panels} panels torn open, so that rain comes in: ${colours}, with ${pattern}.`,
  folded: (colours: string, pattern: string) =>
    `A closed umbrella standing on its tip, its crook up: ${colours}, with ${pattern}.`,
};
