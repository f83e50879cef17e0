import { isPlaceholder } from '#content/collections/site-settings/placeholder.ts';
import { type Finding, stop } from './finding.ts';

/** What the seed put where only the owner knows the truth: every such value of the settings, by its name. */
export function findPlaceholders(settings: unknown): Finding[] {
  return namedTexts(settings, [])
    .filter(({ text }) => isPlaceholder(text))
    .map(({ name, text }) =>
      stop(`The setting ${name} is a placeholder: ${text}`, 'Change it in /admin under Site settings.'),
    );
}

function namedTexts(value: unknown, path: string[]): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => namedTexts(inner, [...path, key]));
}
