import type { SelectType, Where } from 'payload';
import { publishedFiles } from '#content/access/published-files.ts';
import {
  documentAddress,
  readNewestAnnualReturn,
} from '#content/collections/legal-documents/legal-documents.read.ts';
import { asVisitorsSee, contentService } from '#content/read/content-service.ts';
import { dateInIndia } from '#platform/clock.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { type ContentQuery, openReads } from './public-query.ts';

type Doc = Record<string, unknown> & { id: number | string };
/** In the vendor's own shape. */
export type ContentPage = Record<string, unknown> & { docs: Doc[] };

/** Published records with the fields that pages show. What they name is filled in with as few, one level deep. */
export async function readContent(question: ContentQuery): Promise<ContentPage> {
  const { slug, depth, locale, limit, page } = question;
  const service = await contentService();
  const found = await service.find({
    collection: slug,
    where: await whereOf(question),
    select: selectOf(openReads.get(slug)?.fields ?? []),
    populate: Object.fromEntries(service.config.collections.map(({ slug: each }) => [each, briefOf(each)])),
    ...asVisitorsSee,
    pagination: true,
    ...{ depth, locale, limit, page },
    fallbackLocale: defaultLocale,
  });
  return { ...found, docs: (found.docs as unknown as Doc[]).map((doc) => shownPart(slug, doc)) };
}

async function whereOf({ slug, id, key }: ContentQuery): Promise<Where> {
  const { where } = openReads.get(slug) ?? {};
  const conditions: Where[] = [
    ...(where ? [where(dateInIndia())] : []),
    ...(id === undefined ? [] : [{ id: { equals: id } }]),
    ...(key ? [{ [key[0]]: { equals: key[1] } }] : []),
    ...(slug === 'legal-documents' ? [await shownDocuments()] : []),
  ];
  return { and: conditions };
}

async function shownDocuments(): Promise<Where> {
  const { documents } = publishedFiles();
  if (documents === 'all') return {};
  const newest = documents === 'annual-return' ? await readNewestAnnualReturn() : undefined;
  return { id: { equals: newest?.id ?? 0 } };
}

function selectOf(fields: readonly string[]): SelectType {
  return Object.fromEntries(fields.map((field) => [field, true]));
}

/** Fields of a record that another one names: its title and its address. */
const brief = new Set([
  'path',
  'title',
  'name',
  'slug',
  'key',
  'alt',
  'credit',
  'url',
  'mimeType',
  'width',
  'height',
  'storeName',
]);

function briefOf(slug: string): SelectType {
  const fields = openReads.get(slug)?.fields.filter((field) => brief.has(field)) ?? [];
  return { id: true, ...selectOf(fields) };
}

/** Without what the vendor or editors need alone. */
function shownPart(slug: string, doc: Doc): Doc {
  const { blocks, ...rest } = doc;
  const url = slug === 'legal-documents' && { url: documentAddress(String(doc.filename)) };
  return { ...rest, ...(Array.isArray(blocks) && { blocks: blocks.map(withoutSources) }), ...url };
}

const forEditors = new Set(['source', 'blockName']);

function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !forEditors.has(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutSources(each)]));
}
