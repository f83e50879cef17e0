import type { ComponentType } from 'react';
import type { SiteSettings } from '#content/model.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Field } from './form.ts';
import type { ValidationResult } from './validation-result.ts';

/**
 * A kind of field is one file: how it is validated, what is in the page, how its value is said, and samples that a
 * test feeds to every form. Nothing here uses a React hook: the staff side reads definitions where there are none.
 */
export type Kind = {
  /** How what was typed is tidied, if not as one line of text. */
  tidy?: (value: unknown) => unknown;
  /** Validates tidied text that is neither empty nor over-long. Its patterns take linear time. */
  validate: (text: string, field: Field, facts: FormFacts) => ValidationResult;
  Control: ComponentType<ControlProps>;
  /** As staff and visitors read it; without it, the value itself. */
  inWords?: (value: string, locale: Locale) => string;
  /** Several controls under one label. */
  isGroup?: boolean;
  maxLength: number;
  /** A list of texts may be sent for it; its value joins them. */
  isList?: boolean;
  /** Would a visitor have to type it again? */
  isTyped?: boolean;
  /** Tidied while it is being typed. */
  whileTyping?: (typed: string) => string;
};

/** Something typed, and what comes of it: the value, or the code of the problem. For tests alone: no browser gets them. */
export type Samples = Record<'good' | 'bad', readonly (readonly [typed: string, outcome: string])[]>;

/** Facts from outside the form that validating and rendering depend on. */
export type FormFacts = {
  /** The date in India, `YYYY-MM-DD`. */
  today: string;
  hours: SiteSettings['callingHours'];
};

/** For forms that ask for no day and no time of ours: these facts change nothing in them. */
export const noFacts: FormFacts = {
  today: '',
  hours: { from: '', to: '', firstDay: 1, lastDay: 7, holidays: [] },
};

/** Attributes that tie a control to its label, hint and error. */
export type FieldAttributes = {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  autoFocus?: true | undefined;
};

export type ControlProps = {
  name: string;
  field: Field;
  attributes: FieldAttributes;
  maxLength: number;
  /** As it is sent. */
  value: string | undefined;
  label: string;
  /** Returns the label of an option's key, or of a value. */
  wordOf: (value: string) => string;
  /** First entry of a list in which nothing is chosen yet. */
  blank: string;
  /** Everything is open: there is no script that could open it. */
  isStatic: boolean;
  facts: FormFacts;
  locale: Locale;
};
