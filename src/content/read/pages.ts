import type { DataFromCollectionSlug, Where } from 'payload';
import type { PageContent } from '../model.ts';
import { asVisitorsSee, contentService } from './content-service.ts';
import { reshapeBlock } from './reshape-block.ts';

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
  return docs[0] && reshapePage(docs[0]);
}

function reshapePage(stored: DataFromCollectionSlug<'pages'>): PageContent {
  return {
    id: stored.id,
    path: stored.path,
    contentKey: stored.contentKey,
    kind: stored.kind,
    audience: stored.audience,
    title: stored.title,
    description: stored.description,
    heading: stored.heading,
    lead: stored.lead,
    hideHeader: stored.hideHeader ?? false,
    hideFooter: stored.hideFooter ?? true,
    isIndexed: stored.isIndexed ?? true,
    status: stored.status === 404 ? 404 : 200,
    blocks: (stored.blocks ?? []).map(reshapeBlock),
  };
}
