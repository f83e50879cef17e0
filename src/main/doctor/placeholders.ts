import { placeholdersIn } from '#content/collections/site-settings/unset-settings.ts';
import { type Finding, stop } from './finding.ts';

/** What the seed put where only the owner knows the truth: every such value of the settings, by its name. */
export function findPlaceholders(settings: unknown): Finding[] {
  return placeholdersIn(settings).map(({ name, text }) =>
    stop(`The setting ${name} is a placeholder: ${text}`, 'Change it in /admin under Site settings.'),
  );
}
