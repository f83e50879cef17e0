import type { FormWords } from '#forms/words.ts';
import { defaultLocale, type Locale, pseudoLocale } from '#ui/language/locales.ts';
import { localizeContent } from './localize-content.ts';
import { memoizeBy } from './memoize.ts';
import type { Parameter, Version, VersionContent } from './version.ts';

/** A version in one language; what is not translated yet is said in the first one. */
export function contentOf({ content, questionnaire }: Version, locale: Locale): VersionContent {
  const found = content[locale] ?? content[defaultLocale];
  if (!found) throw new Error(`The questionnaire ${questionnaire} has no content.`);
  return locale === pseudoLocale ? localizeContent(found, locale) : found;
}

/** A parameter's number. @throws Error where the version has none of that key: publishing refuses such a version */
export function parameterValue({ parameters }: Pick<VersionContent, 'parameters'>, key: string): number {
  return parameterOf(parameters, key).value;
}

/** @param formerKey what an older version calls it */
export function parameterOf(parameters: readonly Parameter[], key: string, formerKey = key): Parameter {
  const byKey = parametersByKey(parameters);
  const found = byKey.get(key) ?? byKey.get(formerKey);
  if (!found) throw new Error(`There is no parameter ${key}.`);
  return found;
}

const parametersByKey = memoizeBy(
  (parameters: readonly Parameter[]) => new Map(parameters.map((parameter) => [parameter.key, parameter])),
);

/** The names of the questions, as forms need them. */
export function wordsOf({ questions }: Pick<VersionContent, 'questions'>): FormWords {
  return Object.fromEntries(
    questions.map(({ key, label, short, hint, options }) => [
      key,
      {
        label,
        short: short || undefined,
        hint: hint || undefined,
        options: Object.fromEntries(options.map((option) => [option.key, option.label])),
      },
    ]),
  );
}

/** The first of these sentences that the version has; empty where it has none: older versions lack what came later. */
export function firstText(
  content: Pick<VersionContent, 'texts'>,
  keys: readonly string[],
  values: Readonly<Record<string, string | number>> = {},
): string {
  for (const key of keys) {
    const text = textOf(content, key, values);
    if (text) return text;
  }
  return '';
}

/** A sentence of the tool, with its values put in. */
export function textOf(
  { texts }: Pick<VersionContent, 'texts'>,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  let said = '';
  // By turns words and the name of a value.
  piecesByKey(texts)
    .get(key)
    ?.forEach((piece, place) => {
      said += place % 2 ? (values[piece] ?? `{${piece}}`) : piece;
    });
  return said;
}

const piecesByKey = memoizeBy(
  (texts: VersionContent['texts']) => new Map(texts.map(({ key, text }) => [key, text.split(/\{(\w+)\}/)])),
);
