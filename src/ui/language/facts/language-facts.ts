export type LanguageFacts = {
  /** Name of the language in the language itself. */
  name: string;
  /** How dates, numbers and sums are written: a tag for `Intl`, also the `lang` of its pages. */
  tag: string;
  /** In front of every path; empty for the language that is at the root. */
  pathPrefix: string;
  /** How `Intl` writes an hour, where it is not `10 am`, and the word behind it. */
  hourFormat?: Intl.DateTimeFormatOptions;
  afterTime?: string;
  /** Where it is none of English. */
  fullStop?: string;
};
