export const en = {
  inForce: 'In force from',
  before: 'Earlier versions',
  beforeIntro: 'What applied before, each from its day until the next one came into force.',
};
