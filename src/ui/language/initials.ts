/** The first letters of the first and the last word: `Asha Kulkarni` is AK, `Meera` is M. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
