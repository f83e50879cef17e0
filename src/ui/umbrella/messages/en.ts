export const en = {
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
  open: (pattern: string, panels: number) =>
    `An open umbrella seen from above: ${panels} panels, with ${pattern}.`,
  torn: (pattern: string, panels: number) =>
    `An umbrella seen from above with one of its ${panels} panels torn open, so that rain comes in, with ${pattern}.`,
  folded: (pattern: string) => `A closed umbrella standing on its tip, its crook up, with ${pattern}.`,
};
