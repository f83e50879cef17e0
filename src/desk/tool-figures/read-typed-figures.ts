import { isWebAddress } from '#content/fields/rules.ts';
import { dateInIndia, isDay } from '#platform/clock.ts';
import type { Language } from '#ui/language/locales.ts';
import { translatedLanguages } from '../translations/translated-languages.ts';
import { asTyped, readFigure } from './figure-units.ts';
import type { Figure } from './read-tool.ts';

/** The texts of a figure's fields by their names: `value`, `source`, `source@hi`, `sourceAddress`, `asOf`, `signedOffBy`. */
export type FigureTexts = Readonly<Record<string, string>>;
export type TypedFigure = { key: string; texts: FigureTexts; problems: FigureTexts; isTouched: boolean };

type Input = Readonly<Record<string, string>>;

const maxLengths: Readonly<Record<string, number>> = { source: 400, signedOffBy: 120, sourceAddress: 300 };

export function figureField(key: string, name: string): string {
  return `${key}.${name}`;
}

/** A figure as its fields have it. */
export function textsOf(figure: Figure): FigureTexts {
  const { source, sourceAddress = '', asOf, signedOffBy = '', sourceIn } = figure;
  const translated = translatedLanguages().map((language) => [
    sourceName(language),
    sourceIn[language] ?? '',
  ]);
  const own = { value: asTyped(figure), source, sourceAddress, asOf, signedOffBy };
  return { ...own, ...Object.fromEntries(translated) };
}

export function sourceName(language: Language): string {
  return `source@${language}`;
}

/**
 * Reads the form of a tool's figures. A field that was not touched follows a colleague who has saved in the meantime; one
 * that is as it is stored is never refused.
 * @param opened the figures that the form was opened with
 */
export function readTypedFigures(
  figures: readonly Figure[],
  opened: readonly Figure[],
  input: Input,
): TypedFigure[] {
  return figures.map((figure) => {
    const { key } = figure;
    const stored = textsOf(figure);
    const then = opened.find((each) => each.key === key);
    const before = then ? textsOf(then) : stored;
    const texts: Record<string, string> = {};
    const problems: Record<string, string> = {};
    for (const [name, is] of Object.entries(stored)) {
      const typed = input[figureField(key, name)];
      const was = before[name] ?? is;
      const text = typed === undefined || tidy(typed) === tidy(was) ? is : tidy(typed);
      texts[name] = text;
      const problem = text === is ? undefined : problemOf(figure, name, text);
      if (problem) problems[name] = problem;
    }
    const isTouched = Object.entries(texts).some(([name, text]) => text !== stored[name]);
    return { key, texts, problems, isTouched };
  });
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function problemOf({ unit }: Figure, name: string, text: string): string | undefined {
  const most = maxLengths[name.replace(/@.*/, '')];
  if (most && text.length > most) return `At most ${most} characters.`;
  if (name === 'value') {
    if (unit === 'list') return text ? undefined : 'Enter at least one name; separate several with commas.';
    const read = readFigure(unit, text);
    return typeof read === 'string' ? read : undefined;
  }
  if (name === 'asOf') {
    if (!isDay(text)) return 'Enter the date of the figure.';
    return text > dateInIndia() ? 'This day is in the future.' : undefined;
  }
  if (name === 'sourceAddress')
    return text === '' || isWebAddress(text) ? undefined : 'Use the full address: it begins with https://.';
  if (name === 'signedOffBy') return undefined;
  return text ? undefined : 'Say where the figure comes from.';
}

/**
 * Fields of a figure's row in the content service, of what is typed. The person who signed off the old
 * value has not signed off another one.
 */
export function storedFigure(figure: Figure, texts: FigureTexts): Record<string, unknown> {
  const { unit, signedOffBy: formerly = '' } = figure;
  const { value = '', source, sourceAddress, asOf, signedOffBy } = texts;
  const about = { source, sourceAddress, asOf, signedOffBy };
  // A field has no more than four places: the figure itself may have more, and is not rounded to them.
  if (value === asTyped(figure)) return about;
  const given = unit === 'list' ? { value: 0, list: value } : { value: Number(readFigure(unit, value)) };
  return { ...about, ...given, signedOffBy: signedOffBy === formerly ? '' : signedOffBy };
}
