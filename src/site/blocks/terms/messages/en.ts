export const en = {
  inForce: 'In force from',
  before: 'Earlier versions',
  beforeIntro: 'Each version applied from its date until the next one came into force.',
};
