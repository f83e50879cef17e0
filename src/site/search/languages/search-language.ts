/** How the pages of a language are searched. */
export type SearchLanguage = {
  /** A configuration of Postgres' full text search, which knows how words bend; `simple` where it has none of the language. */
  configuration: string;
  /** Words that say nothing by themselves, where Postgres has no list of them. */
  smallWords: readonly string[];
  readingOf: (word: string) => WordReading;
};

export type WordReading = {
  /** Words that pages in the language say instead. */
  meant: string[];
  /** Empty where words are compared by their letters: an English word is spelt in one way. */
  sound: string;
  isInOwnScript: boolean;
};
