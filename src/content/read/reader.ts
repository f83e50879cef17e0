import type { Locale } from '#ui/language/locales.ts';
import type { CardsSource } from '../collections/cards/cards.read.ts';
import type { Card, Menus, SiteSettings } from '../model.ts';
import type { Directory, DirectoryEntry } from './directory.ts';
import { type GlobalSource, versionOfPlaces, watched } from './global-source.ts';
import type { ListSource } from './list-source.ts';
import { readNoted } from './noted-answer.ts';
import { type Note, questionOf, type Source, versionOf } from './source.ts';

/**
 * The data that one page is rendered from. Every read is noted; `note()` returns all of them once the page has been
 * rendered. Settings, menus, cards and the directory are looked at while React renders, so they answer at once.
 */
export type Reader = {
  /** The language that everything is answered in. */
  locale: Locale;
  settings: SiteSettings;
  menus: Menus;
  /** The published page that is at a path, or has a key (`contentKey`), or is a record (`pages/12`). */
  pageAt(path: string): DirectoryEntry | undefined;
  pageWithKey(key: string): DirectoryEntry | undefined;
  pageOfRecord(id: string): DirectoryEntry | undefined;
  cardWithKey(key: string): Card | undefined;
  ask<Answer>(source: ListSource<Answer>, asked: string): Promise<Answer>;
  note(): Note;
};

/** Sources that all pages of a locale share. */
export type ReaderSources = {
  locale: Locale;
  settings: GlobalSource<SiteSettings>;
  menus: GlobalSource<Menus>;
  directory: Source & { value(): Promise<Directory> };
  cards: CardsSource;
};

/** Opens a reader on the present state of the shared content. */
export async function openReader(sources: ReaderSources): Promise<Reader> {
  const { locale } = sources;
  const [settings, menus, directory, cards] = await Promise.all([
    sources.settings.value(),
    sources.menus.value(),
    sources.directory.value(),
    sources.cards.value(),
  ]);
  const places = { settings: new Set<string>(), menus: new Set<string>() };
  const note: Note = {};

  function lookUp(asked: string): DirectoryEntry | undefined {
    const entry = directory.find(asked);
    note[questionOf(sources.directory, asked)] = versionOf(entry);
    return entry;
  }

  function noteWhole(source: Source, value: object, looked: Set<string>): void {
    if (looked.size === 0) return;
    const asked = [...looked].sort().join(',');
    note[questionOf(source, asked)] = versionOfPlaces(value, asked);
  }

  return {
    locale,
    settings: watched(settings, (place) => places.settings.add(place)),
    menus: watched(menus, (place) => places.menus.add(place)),
    pageAt: (path) => lookUp(`path:${path}`),
    pageWithKey: (key) => lookUp(`key:${key}`),
    pageOfRecord: (id) => lookUp(`record:${id}`),
    cardWithKey(key) {
      const card = cards.withKey(key);
      note[questionOf(sources.cards, key)] = versionOf(card);
      return card;
    },
    async ask(source, asked) {
      const { answer, noted } = await readNoted(source, asked, locale);
      note[questionOf(source, asked)] = noted;
      return answer;
    },
    note() {
      noteWhole(sources.settings, settings, places.settings);
      noteWhole(sources.menus, menus, places.menus);
      return { ...note };
    },
  };
}
