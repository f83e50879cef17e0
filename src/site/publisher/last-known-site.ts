/**
 * The parts around every page, also while the database is away: settings, menus, cards and addresses as they were read last,
 * by this run or a former one. Forms and thanks are rendered from them; published pages need nothing.
 */

import { cardsOf } from '#content/collections/cards/cards.read.ts';
import type { Card, Menus, SiteSettings } from '#content/model.ts';
import { type DirectoryEntry, directoryWith } from '#content/read/directory.ts';
import { openReader, type Reader, type ReaderSources } from '#content/read/reader.ts';
import { isUnavailable } from '#platform/database.ts';
import { isDatabaseAway, noticeDatabaseAway } from '#platform/database-presence.ts';
import { type LastKnown, lastKnown } from '#platform/last-known.ts';
import { describeError } from '#platform/log.ts';
import { logThrottled } from '#platform/log-throttled.ts';
import type { Locale } from '#ui/language/locales.ts';

type Kept = {
  settings: SiteSettings;
  menus: Menus;
  cards: readonly Card[];
  entries: readonly DirectoryEntry[];
};

const files = new Map<Locale, LastKnown<Kept>>();
/** The values that were kept last: the same objects need not be written again. */
const keptLast = new Map<Locale, readonly unknown[]>();

/** A reader on the present content, or on what is known of it. @throws Error if nothing is known either */
export async function openKnownReader(sources: ReaderSources): Promise<Reader> {
  const known = isDatabaseAway() ? recalled(sources.locale) : undefined;
  if (known) return openReader(known);
  try {
    const reader = await openReader(sources);
    await keepKnown(sources);
    return reader;
  } catch (error) {
    if (isUnavailable(error)) noticeDatabaseAway();
    const fallback = recalled(sources.locale);
    if (!fallback) throw error;
    logThrottled('rendered from what was known last', describeError(error));
    return openReader(fallback);
  }
}

/** Once all pages are published, so that the next start may find the database away. */
export async function keepKnown(sources: ReaderSources): Promise<void> {
  const [settings, menus, cards, directory] = await Promise.all([
    sources.settings.value(),
    sources.menus.value(),
    sources.cards.value(),
    sources.directory.value(),
  ]);
  const { locale } = sources;
  const values = [settings, menus, cards, directory];
  if (keptLast.get(locale)?.every((value, index) => value === values[index])) return;
  keptLast.set(locale, values);
  await fileOf(locale).keep({ settings, menus, cards: cards.all, entries: directory.entries });
}

function recalled(locale: Locale): ReaderSources | undefined {
  const kept = fileOf(locale).recall();
  if (!kept) return undefined;
  const source = <Value>(name: string, value: Value) => {
    return {
      name: `${name}:${locale}`,
      tables: [],
      versions: async () => new Map(),
      value: async () => value,
    };
  };
  return {
    locale,
    settings: source('settings', kept.settings),
    menus: source('menus', kept.menus),
    cards: source('cards', cardsOf(kept.cards)),
    directory: source('directory', directoryWith(kept.entries, [])),
  };
}

function fileOf(locale: Locale): LastKnown<Kept> {
  const file = files.get(locale) ?? lastKnown<Kept>(`site-${locale}`);
  files.set(locale, file);
  return file;
}
