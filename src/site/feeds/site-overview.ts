import type { SiteSettings } from '#content/model.ts';
import { type Address, type Directory, type DirectoryEntry, isWrittenIn } from '#content/read/directory.ts';
import type { Locale } from '#ui/language/locales.ts';

/** The site as a whole in a language: what its files for machines are made from. */
export type SiteOverview = {
  locale: Locale;
  settings: SiteSettings;
  /** Every published address that is written in it, with what a list says of it. */
  listed: readonly Listed[];
};

/** A published address as a list names it. */
export type Listed = Address & Pick<DirectoryEntry, 'key' | 'kind' | 'audience' | 'name'>;

export type OverviewInput = { locale: Locale; settings: SiteSettings; directory: Directory };

export function siteOverview({ locale, settings, directory }: OverviewInput): SiteOverview {
  const listed = directory.addresses.flatMap((address): Listed[] => {
    const entry = directory.find(`record:${address.record}`);
    return entry && isWrittenIn(entry, locale) ? [{ ...entry, ...address }] : [];
  });
  return { locale, settings, listed };
}
