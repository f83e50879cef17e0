import type { CollectionSlug } from 'payload';
import { cardsSource } from '#content/collections/cards/cards.read.ts';
import { titleOfRecord } from '#content/collections/title-of-record.ts';
import { contentService } from '#content/read/content-service.ts';
import type { RecordOfContent } from '#content/read/draft-view.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { siteFiller } from '../../site-filler.ts';

/** Names of the records and cards that a version links to, as staff know them: a record's title, a card's name. */
export type NamesOfRelated = {
  record: (related: RecordOfContent) => string;
  /** Nothing where there is no card with this key, or its page is not published. */
  card: (key: string) => string | undefined;
  /** A text with the names of its settings and cards filled in. */
  filled: (text: string) => string;
};

export async function namesOfRelated(related: readonly RecordOfContent[]): Promise<NamesOfRelated> {
  const [titles, cards, fill] = await Promise.all([
    titlesOf(related),
    cardsSource(defaultLocale).value(),
    siteFiller(),
  ]);
  return {
    record: (asked) => fill(titles.get(keyOf(asked)) ?? `Number ${asked.id}, which is gone`),
    card: (key) => fill(cards.withKey(key)?.name),
    filled: fill,
  };
}

function keyOf({ collection, id }: RecordOfContent): string {
  return `${collection}/${id}`;
}

/** Titles of the newest versions: a page may be renamed in a draft. */
async function titlesOf(related: readonly RecordOfContent[]): Promise<ReadonlyMap<string, string>> {
  const service = await contentService();
  const titles = new Map<string, string>();
  for (const [collection, records] of Map.groupBy(related, (each) => each.collection)) {
    const slug = collection as CollectionSlug;
    const { docs } = await service.find({
      ...{ collection: slug, where: { id: { in: records.map(({ id }) => id) } } },
      ...{ draft: true, depth: 0, pagination: false, overrideAccess: true, locale: defaultLocale },
    });
    for (const doc of docs)
      titles.set(
        keyOf({ collection, id: Number(doc.id) }),
        titleOfRecord(service.collections[slug].config, doc),
      );
  }
  return titles;
}
