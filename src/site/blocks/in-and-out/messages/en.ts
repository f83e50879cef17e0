export const en = { inside: 'Under the umbrella: covered', outside: 'Out in the rain: not covered' };
