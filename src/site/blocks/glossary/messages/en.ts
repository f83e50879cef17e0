export const en = { letters: 'Letters' };
