import { brand } from '#ui/brand/brand.ts';
import { type Locale, languageCodes, languageOf } from '#ui/language/locales.ts';

/** Around a hyphenated word. It makes no box: what is before and after it in a row of boxes stays one of them. */
const wholeWord = '.whole{display:contents;white-space:nowrap}';

/**
 * How a language's own script is set, a sheet beside the other one: pages in other languages do not carry it. None
 * for a language that is written as English is.
 */
export function scriptStyles(locale: Locale): string | undefined {
  const fonts = brand().scriptStyles[languageOf(locale)];
  return fonts && `${fonts.trim()}\n${wholeWord}`;
}

/**
 * The sheet of fonts that a page has beside its own: letters of headings, or how the language's own script is set. Not both:
 * a heading in Devanagari has hardly a letter of the heading font, whose 5 kB would delay it and whose spaces and
 * digits, a frame late, would move its lines.
 */
export function fontSheet(locale: Locale): string {
  return scriptStyles(locale) ?? brand().headingStyles.trim();
}

/** Those of all languages, since staff preview drafts in languages that are not published: the policy names them. */
export function everyFontSheet(): string[] {
  return [...new Set(languageCodes.map(fontSheet))].filter(Boolean);
}

const fontFaces = /@font-face\{font-family:"([^"]+)"[^}]*url\("(\/assets\/[^"]+)/g;

/** Where the font of all text lies: the first that the brand's styles name. */
export function textFont(): string | undefined {
  return [...brand().fontStyles.matchAll(fontFaces)][0]?.[2];
}

/** Where the fonts of a language's own script lie. */
export function scriptFonts(locale: Locale): string[] {
  return [...(scriptStyles(locale) ?? '').matchAll(fontFaces)].flatMap(([, , address]) => address ?? []);
}
