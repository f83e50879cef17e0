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
    `An umbrella with ${pattern}, seen from above; one of its ${panels} panels is torn open, so that rain comes in.`,
  folded: (pattern: string) => `A closed umbrella with ${pattern}, resting on its tip with the handle up.`,
};
