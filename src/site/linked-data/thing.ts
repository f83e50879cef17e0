/**
 * Something that a page states in the vocabulary of schema.org, as JSON-LD. Only what is true and is on the page
 * is stated; a test holds every statement to the vocabulary.
 */
export type Thing = { '@type': string; [property: string]: Value };

type Value = string | number | undefined | Thing | Reference | readonly (string | Thing | Reference)[];

/** To a thing that is told in full elsewhere: on this page, or on the home page. */
type Reference = { '@id': string };

/** Facts about the page, for blocks that state something about it. */
export type StatedOn = {
  /** The page's canonical address. */
  address: string;
  /** The broker, in as few words as can be. */
  agency: Thing;
};
