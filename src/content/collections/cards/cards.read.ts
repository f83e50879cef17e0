/**
 * Cards: the key sectors and the product offerings. A card says once what a page is called where it is offered, in a
 * sentence what it is for, and where it is; menus, matrices and lists name the card. One whose page is not published
 * is none.
 */

import { database } from '#platform/database.ts';
import {
  defaultLocale,
  type Language,
  type Locale,
  languageCodes,
  languageOf,
} from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { Card, CardCollection } from '../../model.ts';
import { listed } from '../../read/list-source.ts';
import { cachedUntilForgotten, type Source, versionOf } from '../../read/source.ts';
import { tableOf } from '../content-collection.ts';
import { keySectors } from '../key-sectors/key-sectors.collection.ts';
import { productOfferings } from '../product-offerings/product-offerings.collection.ts';

/** All cards in a language. */
export type Cards = {
  withKey(key: string): Card | undefined;
  /** In the order that editors gave them. */
  all: readonly Card[];
};

export type CardsSource = Source & { value(): Promise<Cards> };

type Row = Omit<Card, 'text' | 'pictureId'> & {
  id: number;
  language: Language;
  text: string | null;
  pictureId: number | null;
};

const collections = [keySectors, productOfferings].map(({ slug }) => ({ slug, table: tableOf({ slug }) }));
const tables = ['pages', ...collections.map(({ table }) => table)];

const selectOf = ({ slug, table }: (typeof collections)[number]) => `
  SELECT '${slug}' AS collection, record.id, record.position, record.key, record.audience::text, page.path, page.kind,
         record.picture_id AS "pictureId", words._locale AS language, words.name, words.text
    FROM ${table} AS record
    JOIN ${table}_locales AS words ON words._parent_id = record.id
    JOIN pages AS page ON page.id = record.page_id AND page._status = 'published'
   WHERE record._status = 'published'`;

const kept = cachedUntilForgotten(async (): Promise<(locale: Locale) => Cards> => {
  const { rows } = await database().query<Row>(
    `${collections.map(selectOf).join(' UNION ALL ')} ORDER BY collection, position, id`,
  );
  const records = [...Map.groupBy(rows, ({ collection, id }) => `${collection} ${id}`).values()];
  const made = new Map<Locale, Cards>();
  return (locale) => {
    const cards = made.get(locale) ?? cardsIn(locale, records);
    made.set(locale, cards);
    return cards;
  };
});

/** @param records of each card what it says in each language that it has */
function cardsIn(locale: Locale, records: readonly Row[][]): Cards {
  const all = records.flatMap((record): Card[] => {
    const inLanguage = (wanted: Language) => record.find(({ language }) => language === wanted);
    const words = inLanguage(languageOf(locale)) ?? inLanguage(defaultLocale);
    if (!words) return [];
    const { collection, key, audience, path, kind, name, text, pictureId } = words;
    const said = inLocale({ name, text: text ?? '' }, locale);
    return [{ collection, key, audience, path, kind, ...said, pictureId: pictureId ?? undefined }];
  });
  return cardsOf(all);
}

export function cardsOf(all: readonly Card[]): Cards {
  const byKey = new Map(all.map((card) => [card.key, card]));
  return { all, withKey: (key) => byKey.get(key) };
}

/** The cards that a page names, asked one by one with their keys. */
export function cardsSource(locale: Locale): CardsSource {
  const value = async () => (await kept.value())(locale);
  return {
    name: `cards:${locale}`,
    tables,
    value,
    forget: kept.forget,
    async versions(asked) {
      const { withKey } = await value();
      return new Map(asked.map((key) => [key, versionOf(withKey(key))]));
    },
  };
}

export type CardListAsked = { collection: CardCollection; audience?: string; kind?: string };

/** Asked with `key-sectors companies corporate-size`: a collection, an audience and a kind of page, `all` for any. */
export const cardList = listed<Card[]>({
  name: 'card-list',
  tables,
  forget: kept.forget,
  read: async (asked, locale) => listOf((await kept.value())(locale), asked),
  async versions(asked) {
    const inLocale = await kept.value();
    const present = languageCodes.map(inLocale);
    return new Map(asked.map((each) => [each, versionOf(present.map((cards) => listOf(cards, each)))]));
  },
});

export function askForCards({ collection, audience = 'all', kind = 'all' }: CardListAsked): string {
  return `${collection} ${audience} ${kind}`;
}

function listOf({ all }: Cards, asked: string): Card[] {
  const [collection, audience, kind] = asked.split(' ');
  return all.filter(
    (card) =>
      card.collection === collection &&
      (audience === 'all' || card.audience === audience) &&
      (kind === 'all' || card.kind === kind),
  );
}
