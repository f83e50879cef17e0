import type { DataFromCollectionSlug, Field, Where } from 'payload';
import { toPlain } from '../fields/to-plain.ts';
import type { PageContent } from '../model.ts';
import { asVisitorsSee, contentService } from './content-service.ts';

/** A published page, or `undefined` when there is none (never made, unpublished, deleted). */
export function readPage(id: number): Promise<PageContent | undefined> {
  return readOne({ id: { equals: id } });
}

export function readPageByPath(path: string): Promise<PageContent | undefined> {
  return readOne({ path: { equals: path } });
}

async function readOne(where: Where): Promise<PageContent | undefined> {
  const service = await contentService();
  const { docs } = await service.find({ collection: 'pages', where, limit: 1, ...asVisitorsSee });
  return docs[0] && reshapePage(docs[0], service.collections.pages.config.fields);
}

function reshapePage(stored: DataFromCollectionSlug<'pages'>, fields: Field[]): PageContent {
  const plain = toPlain(fields, stored);
  return {
    ...plain,
    id: stored.id,
    hideHeader: plain.hideHeader ?? false,
    hideFooter: plain.hideFooter ?? true,
    isIndexed: plain.isIndexed ?? true,
    status: plain.status === 404 ? 404 : 200,
    blocks: plain.blocks ?? [],
  };
}
