import { placeholdersIn } from '#content/collections/site-settings/unset-settings.ts';
import { subjectOfPlace } from '#desk/office-settings/office-subjects.ts';
import { type Finding, stop } from './finding.ts';

/** Finds, by name, every setting that the seed filled with a placeholder because only the owner knows its value. */
export function findPlaceholders(settings: unknown): Finding[] {
  return placeholdersIn(settings).map(({ name, text }) =>
    stop(
      `The setting ${name} is a placeholder: ${text}`,
      subjectOfPlace(name) ? 'Change it at /desk/office.' : 'Change it in /admin under Site settings.',
    ),
  );
}
