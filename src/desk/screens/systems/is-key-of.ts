export function isKeyOf<Words extends object>(words: Words, key: string): key is string & keyof Words {
  return Object.hasOwn(words, key);
}
