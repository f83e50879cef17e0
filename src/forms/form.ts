import { type ConsentPurpose, consentPurposes, mandatoryConsent } from './consents.ts';
import type { KindName } from './kind-names.ts';

/**
 * A form is a definition: its fields in order, and which of them are shown when. What is asked, validated, rendered, kept
 * as a draft, stored, mailed and shown to staff follows from it; a field is one line of it, and its words are in
 * the messages.
 */
export type Form<Name extends string = string> = {
  key: string;
  fields: Readonly<Record<Name, Field>>;
  /** The boxes that are under it, in their order; without this, all of them. */
  consents?: readonly ConsentPurpose[];
  /** The one box that must be ticked; without this, that of being contacted about the request. */
  neededConsent?: ConsentPurpose;
};

/** The options of a choice: the key that programs compare, and the word that is sent (and is its English label). */
export type Options = Readonly<Record<string, string>>;

/** Holds while the other field, a choice or several choices, is on one of these keys. */
export type Condition = { field: string; in: readonly string[] };

/** Holds while its own condition does, or one in `or`. */
export type Rule = Condition & { or?: readonly Condition[] };

/** The answer of someone who would rather not say. */
export const preferNot = 'prefer-not';

export type Field = {
  kind: KindName;
  options?: Options;
  /** `never`: the form does not ask, and yet what a caller sends is validated and kept. Without it: always. */
  shownIf?: Rule | readonly Rule[] | 'never';
  /** A field that is shown must be filled in, unless this is set. */
  isOptional?: boolean;
  /** The value counts only while the field is shown. */
  isLostUnlessShown?: boolean;
  /** Key or text that is there beforehand. */
  preset?: string;
  /** An address may set it beforehand: it says nothing of a person. */
  isSetByAddress?: boolean;
  /** The visitor has no say in the preset. */
  isForced?: boolean;
  maxLength?: number;
  /** The least and the most that a number or an amount may be. */
  min?: number;
  max?: number;
  /** "I'd rather not say" is an answer. */
  isDeclinable?: boolean;
  /** Shows the options of a choice side by side, one tap each, and not as a list. */
  isOpen?: boolean;
  /** The option that excludes all others, where several may be chosen. */
  aloneOption?: string;
  autoComplete?: string;
  /** The name under which the file itself is sent, and the types that a browser offers to choose from. */
  file?: FilePart;
  /** Where it is if not in its place in the row: folded away, since few need it. */
  place?: 'folded';
  /** Staff look for records by it: a column of its own beside the answers. */
  isColumn?: boolean;
  /** Says in a list of cases what someone wants. */
  isAbout?: boolean;
};

export type FilePart = { part: string; accept: string };

/** Values of the fields while a form is being filled in, as they are sent; `on` for a ticked box. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** Accepted values: the keys of choices, tidied text for the rest; what was not asked is empty text. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

export function fieldOf(form: Form, name: string): Field | undefined {
  return Object.hasOwn(form.fields, name) ? form.fields[name] : undefined;
}

/** The purposes that a form asks consent for. */
export function consentsAskedBy({
  consents = consentPurposes,
}: Pick<Form, 'consents'>): readonly ConsentPurpose[] {
  return consents;
}

/** The purpose without whose tick the form is not sent. */
export function consentNeededBy({
  neededConsent = mandatoryConsent,
}: Pick<Form, 'neededConsent'>): ConsentPurpose {
  return neededConsent;
}

/** Name and definition of every field, in the form's order. */
export function fieldsOf<Name extends string>(form: Form<Name>): [Name, Field][] {
  return Object.entries(form.fields) as [Name, Field][];
}

/** The field that takes a file, if the form has one: its name, and the name under which the file itself is sent. */
export type FileField = { name: string; part: string };

export function fileFieldOf(form: Form): FileField | undefined {
  const [found] = fieldsOf(form).filter(([, { file }]) => file);
  return found && { name: found[0], part: found[1].file?.part ?? found[0] };
}

/** The key that a sent word stands for; keys are taken as they are, and anything else is none. */
export function keyOfWord(options: Options, sent: string): string | undefined {
  if (Object.hasOwn(options, sent)) return sent;
  return Object.keys(options).find((key) => options[key] === sent);
}

/** Returns the word that is sent for a choice's key; other values are sent as they are. */
export function asSent({ options }: Field, value: string): string {
  // A typed value may be the name of something that every object has.
  return options && Object.hasOwn(options, value) ? (options[value] ?? value) : value;
}

/** The rules of a field, all of which must hold. */
export function rulesOf({ shownIf }: Pick<Field, 'shownIf'>): readonly Rule[] {
  if (!shownIf || shownIf === 'never') return [];
  return [shownIf].flat();
}

/** The conditions of a rule: one of them is enough. */
export function alternativesOf(rule: Rule): readonly Condition[] {
  return [rule, ...(rule.or ?? [])];
}

/** The keys in the value of several choices. */
export function keysIn(value: string): string[] {
  return value.split(',').filter(Boolean);
}

/** The fields that have a column of their own where submissions are kept. */
export function columnNames<Name extends string>(form: Form<Name>): Name[] {
  return fieldsOf(form).flatMap(([name, { isColumn }]) => (isColumn ? [name] : []));
}
