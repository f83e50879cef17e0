/** Words as they are searched: small letters, at least three of them. */
const pattern = /\p{L}[\p{L}\p{M}\d]{2,}/gu;

export function wordsIn(text: string): string[] {
  return text.toLowerCase().normalize('NFC').match(pattern) ?? [];
}

/** A language of Postgres' full text search, which knows how words bend. */
export function textConfiguration(locale: string): 'english' | 'hindi' | 'simple' {
  if (locale.startsWith('en')) return 'english';
  return locale === 'hi' ? 'hindi' : 'simple';
}
