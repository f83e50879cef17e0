import type { FormValues } from '#forms/form.ts';
import type { FormWords } from '#forms/words.ts';

/** Adds the suggestions of a page's language where nothing is given: a call in Hindi to people who read in it. */
export function withPresets(words: FormWords, given: FormValues): FormValues {
  const values: Record<string, string | undefined> = { ...given };
  for (const name in words) values[name] ||= words[name]?.preset;
  return values;
}
