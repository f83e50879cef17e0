import type { ParameterUnit } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { QuestionnaireKey } from './questionnaire.ts';

/**
 * The published words and numbers of a questionnaire, frozen under a number: an answer set keeps the version that it
 * was given to, and is shown by it for good. Staff change them in the content service; what they publish is
 * validated (`check-version.ts`) before it becomes the next version.
 */
export type Version = {
  questionnaire: QuestionnaireKey;
  /** Counted from 1. */
  number: number;
  /** ISO date and time. */
  publishedAt: string;
  content: Readonly<Partial<Record<Locale, VersionContent>>>;
};

/** In one language. */
export type VersionContent = {
  title: string;
  /** The changes in this version, printed next to it. */
  whatChanged: string;
  sections: readonly { key: string; title: string }[];
  questions: readonly QuestionText[];
  houses: readonly HouseText[];
  parameters: readonly Parameter[];
  weights: readonly Weight[];
  /** Sentences of the result that belong to this tool, by key; `{…}` marks a value. */
  texts: readonly { key: string; text: string }[];
};

export type QuestionText = {
  key: string;
  label: string;
  /** In lists of answers; the label where it is empty. */
  short?: string;
  hint?: string;
  /** Why we ask. */
  why: string;
  options: readonly { key: string; label: string; hint?: string }[];
};

/** One of the twelve houses of a chart. */
export type HouseText = {
  key: string;
  /** As it is in the chart: short, with soft hyphens where it may be broken. */
  label: string;
  /** Its subject, in a sentence. */
  about: string;
  /** The one thing to do that costs no premium. */
  action: string;
  /** `contentKey` of the page of the cover that helps. */
  coverPage: string;
  coverLabel: string;
};

/** A number that a formula uses, open to everyone. */
export type Parameter = {
  key: string;
  label: string;
  /** For a list: 0, with the names in `list`. */
  value: number;
  unit: ParameterUnit;
  /** Names, comma between them. */
  list?: string;
  /** The publisher of the figure; for an assumption of ours, that it is one and why. */
  source: string;
  /** Where it can be read. */
  sourceAddress?: string;
  /** `YYYY-MM-DD`: from when the figure is. */
  asOf: string;
  /** Ours, which the broker signs off. */
  isAssumption: boolean;
  /** The person who signed it off; empty until someone has. */
  signedOffBy?: string;
};

/**
 * The effect of a question's option on a house: a measure (such as `need`, `cover`, `likelihood`) and its level.
 * Each questionnaire defines its own measures and levels.
 */
export type Weight = { question: string; option: string; house: string; measure: string; level: string };
