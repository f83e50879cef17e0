export const en = {
  facts: { need: 'May be needed', have: 'In hand', missing: 'Still missing' },
  needs: { none: 'Nothing', some: 'Some cover', strong: 'Full cover', unknown: 'Not known' },
  covers: { none: 'Nothing', partly: 'A part', full: 'What is needed', unknown: 'Not known' },
  /** Empty for unknown houses: they are in a list of that name. */
  short: { none: 'nothing in hand', partly: 'a part in hand', full: 'in hand', unknown: '' },
  nothingToCover: 'nothing to cover',
  of: (have: string, need: string) => `${have} of ${need}`,
  ofParts: (have: string, need: string) => `${have} of ${need} in place`,
  enough: (have: string) => `${have} in hand`,
  months: (figure: string, isOne: boolean) => `${figure} ${isOne ? 'month' : 'months'}`,
  rule: 'How the state of each house is decided',
  inEachHouse: 'House by house',
  columns: { house: 'House', need: 'May be needed', have: 'In hand' },
};
