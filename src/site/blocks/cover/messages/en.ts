export const en = {
  covered: 'Under the umbrella: covered',
  notCovered: 'Out in the rain: not covered',
};
