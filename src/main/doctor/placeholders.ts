import { placeholdersIn } from '#content/collections/site-settings/unset-settings.ts';
import { type Finding, stop } from './finding.ts';

/** Finds, by name, every setting that the seed filled with a placeholder because only the owner knows its value. */
export function findPlaceholders(settings: unknown): Finding[] {
  return placeholdersIn(settings).map(({ name, text }) =>
    stop(`The setting ${name} is a placeholder: ${text}`, 'Change it in /admin under Site settings.'),
  );
}
