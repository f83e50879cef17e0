import { addressPlaces } from '#content/collections/collections.ts';
import { readMenus } from '#content/collections/menus/menus.read.ts';
import { readSettings, settingsTables } from '#content/collections/site-settings/site-settings.read.ts';
import type { Menus, SiteSettings } from '#content/model.ts';
import { directorySource } from '#content/read/directory.ts';
import { listSources } from '#content/read/list-source.ts';
import type { ReaderSources } from '#content/read/reader.ts';
import type { Source } from '#content/read/source.ts';
import { wholeSource } from '#content/read/whole-source.ts';
import { defaultLocale, type Locale } from '#ui/language/locales.ts';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';

export type SiteSources = ReaderSources & {
  named(name: string): Source | undefined;
  /** What was kept of a table, or of all tables, is out of date. */
  forget(table?: string): void;
};

/** Everything that pages read. Settings and menus have their own tokens filled in, once for all pages. */
export function siteSources(locale: Locale = defaultLocale): SiteSources {
  const settings = wholeSource<SiteSettings>('settings', settingsTables, async () => {
    const read = await readSettings();
    return fillTokens(read, tokensOf(read, locale));
  });
  const menus = wholeSource<Menus>('menus', ['menus', ...settingsTables], async () =>
    fillTokens(await readMenus(), tokensOf(await settings.value(), locale)),
  );
  const directory = directorySource(addressPlaces);
  const all = () => [settings, menus, directory, ...listSources.values()];
  return {
    locale,
    settings,
    menus,
    directory,
    named: (name) => all().find((source) => source.name === name),
    forget(table) {
      for (const source of all()) if (!table || source.tables.includes(table)) source.forget?.();
    },
  };
}
