/**
 * Content names a setting in braces. Where that setting is empty, the sentence that names it is left out, never half
 * printed. `{?name}` prints nothing: it ties a sentence to a setting that the sentence does not quote.
 */
const token = /\{(\??)([a-zA-Z]+\d*)\}/g;

// A full stop inside an address or a number has no space behind it. Devanagari has no capitals.
const sentenceEnd = /(?<=[.!?।][”"’)*]*)\s+(?=[“"‘(*[]*[\p{Lu}\p{Lo}\d₹{])|\n+/gu;

export type SettingOf = (name: string) => string | undefined;

export type Range = { start: number; end: number };

/** The sentences of a text that name an empty setting, each with the space behind it. */
export function unsetSentences(text: string, settingOf: SettingOf): Range[] {
  if (!text.includes('{')) return [];
  const ends = [...text.matchAll(sentenceEnd)].map(({ index, 0: space }) => index + space.length);
  const starts = [0, ...ends];
  return starts
    .map((start, index) => ({ start, end: starts[index + 1] ?? text.length }))
    .filter(({ start, end }) => namesUnset(text.slice(start, end), settingOf));
}

function namesUnset(sentence: string, settingOf: SettingOf): boolean {
  return [...sentence.matchAll(token)].some(([, , name = '']) => settingOf(name) === '');
}

/** The text with its names filled in; an unknown name stays as it is, braces and all. */
export function filledText(text: string, settingOf: SettingOf): string {
  return text.replace(token, (whole, mark: string, name: string) => {
    const value = settingOf(name);
    if (value === undefined) return whole;
    return mark ? '' : value;
  });
}

/** The text without these parts, which are in order and do not overlap. */
export function without(text: string, ranges: readonly Range[]): string {
  let at = 0;
  let kept = '';
  for (const { start, end } of ranges) {
    kept += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return kept + text.slice(at);
}
