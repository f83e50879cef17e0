import { isPlaceholder } from './placeholder.ts';

/** A text of the settings, by its place in them, such as `company.cin`. */
export type NamedText = { name: string; text: string };

/** Returns the texts that the seed left as placeholders because only the owner knows the truth. */
export function placeholdersIn(settings: unknown): NamedText[] {
  return textsIn(settings, []).filter(({ text }) => isPlaceholder(text));
}

/** Every text that is empty or a placeholder: visitors' pages leave out the sentences that name it. */
export function unsetTextsIn(settings: unknown): NamedText[] {
  return textsIn(settings, []).filter(({ text }) => text.trim() === '' || isPlaceholder(text));
}

function textsIn(value: unknown, path: string[]): NamedText[] {
  if (typeof value === 'string') return [{ name: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
