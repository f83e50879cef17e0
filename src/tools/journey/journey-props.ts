import type { FormValues, Values } from '#forms/form.ts';
import type { FormFacts } from '#forms/kind.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import type { VersionContent } from '../engine/version.ts';
import type { Changes } from './load/read-saved.ts';
import type { Place } from './place.ts';

/**
 * A journey as the server renders it and the browser takes it over: the questionnaire and its words travel once, and
 * from then on no question needs the network.
 */
export type JourneyProps = {
  questionnaire: Questionnaire;
  /** Only what questions, their check and the part next to them need. */
  content: VersionContent;
  version: number;
  locale: Locale;
  facts: FormFacts;
  /** Path of the tool's start page, as visitors ask for it. */
  base: string;
  isPartner: boolean;
  place: Place;
  /** The draft of a visitor without JavaScript, or nothing, with what is `given` over it. */
  answers: FormValues;
  /** The draft alone, as JSON, by which the browser knows that it has taken it over. */
  draft?: string;
  /** Answers in the address, from a page that asked the first question. */
  given?: Values;
  /** Values on the page that were not accepted yet: chosen beforehand, or sent with a problem. */
  typing?: FormValues;
  /** Shows that the form is ours. */
  csrfToken: string;
  problems: Problems;
  /** A problem of the sending, not of an answer. */
  problem?: string;
  /** The changes in answers that were just loaded from a file. */
  loaded?: Changes;
};
