/** How a call went: as the panel sends it, in words, and the key that chooses it. */
export const waysOfCall = [
  ['unanswered', 'No answer', 'n'],
  ['answered', 'Spoke', 's'],
  ['wrong-number', 'Wrong number', 'w'],
  ['stop', 'Stop calling', 'x'],
] as const;
