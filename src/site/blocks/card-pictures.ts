import { picturesOf } from '#content/collections/upload/upload.read.ts';
import type { Card, StoredPicture } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';

/** The pictures of cards, by the path that each leads to. One without a picture has none, and shows its page's umbrella. */
export type CardPictures = Readonly<Record<string, StoredPicture>>;

export async function cardPictures(
  cards: readonly Card[],
  reader: Pick<Reader, 'ask'>,
): Promise<CardPictures> {
  const pictures = await picturesOf(
    cards.map(({ pictureId }) => pictureId),
    reader,
  );
  return Object.fromEntries(
    cards.flatMap(({ path, pictureId = 0 }) => (pictures[pictureId] ? [[path, pictures[pictureId]]] : [])),
  );
}
