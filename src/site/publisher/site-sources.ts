import { cardsSource } from '#content/collections/cards/cards.read.ts';
import { fillCards } from '#content/collections/cards/fill-cards.ts';
import { addressPlaces } from '#content/collections/collections.ts';
import { readMenus } from '#content/collections/menus/menus.read.ts';
import { readKnownSettings, settingsTables } from '#content/collections/site-settings/site-settings.read.ts';
import type { Menus, SiteSettings } from '#content/model.ts';
import { directorySource } from '#content/read/directory.ts';
import { globalSource } from '#content/read/global-source.ts';
import { listSources } from '#content/read/list-source.ts';
import type { ReaderSources } from '#content/read/reader.ts';
import type { Source } from '#content/read/source.ts';
import type { Locale, Locales } from '#ui/language/locales.ts';
import { fillTokens, tokensOf } from '../text/fill-tokens.ts';

export type SiteSources = {
  /** Returns the sources for the pages of a locale. */
  in(locale: Locale): ReaderSources;
  named(name: string): Source | undefined;
  /** Forgets the cached answers about a table, or about all tables. */
  forget(table?: string): void;
};

/** Everything that pages read, for each locale apart. */
export function siteSources(locales: Locales): SiteSources {
  const shared = new Map(locales.map((locale) => [locale, sharedSources(locale)]));
  const all = (): Source[] => [
    ...[...shared.values()].flatMap(({ locale: _, ...sources }) => Object.values(sources)),
    ...listSources.values(),
  ];
  return {
    in(locale) {
      const found = shared.get(locale);
      if (!found) throw new Error(`Nothing is published in ${locale}.`);
      return found;
    },
    named: (name) => all().find((source) => source.name === name),
    forget(table) {
      for (const source of all()) if (!table || source.tables.includes(table)) source.forget?.();
    },
  };
}

/** Settings, menus and the directory have their tokens and cards filled in, once for all pages. */
function sharedSources(locale: Locale): ReaderSources {
  const settings = globalSource<SiteSettings>(`settings:${locale}`, settingsTables, async () => {
    const read = await readKnownSettings(locale);
    return fillTokens(read, tokensOf(read, locale));
  });
  const cards = cardsSource(locale);
  const menus = globalSource<Menus>(
    `menus:${locale}`,
    ['menus', ...settingsTables, ...cards.tables],
    async () => {
      const [read, { withKey }] = await Promise.all([readMenus(locale), cards.value()]);
      const named = fillCards(read, { withKey, nameField: 'title' });
      return fillTokens(named, tokensOf(await settings.value(), locale));
    },
  );
  const directory = directorySource(addressPlaces, locale, {
    tables: settingsTables,
    async open() {
      const tokens = tokensOf(await settings.value(), locale);
      return (text) => fillTokens(text, tokens);
    },
  });
  return { locale, settings, menus, cards, directory };
}
