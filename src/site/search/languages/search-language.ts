/** How the pages of a language are searched. */
export type SearchLanguage = {
  /** Of Postgres' full text search, which knows how words bend; `simple`, where it knows nothing of the language. */
  configuration: string;
  /** Words that say nothing by themselves, where Postgres has no list of them. */
  smallWords: readonly string[];
  readingOf: (word: string) => WordReading;
};

export type WordReading = {
  /** What pages in the language say instead of the word. */
  meant: string[];
  /** Empty where words are compared by their letters: an English word is spelt in one way. */
  sound: string;
  isInOwnScript: boolean;
};
